; Installs Attention Viewer for one person, without an administrator.
;   makensis -DVERSION=1.2.3 -DVERSION4=1.2.3.0 -DSOURCE=folder -DTARGET=setup.exe -DICON=app.ico -DLICENCE=LICENSE installer.nsi
; Silent:  setup.exe /S [/D=C:\folder]      uninstall.exe /S      /D must come last, without quotes.

Unicode true
ManifestDPIAware true
ManifestSupportedOS all
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"
!include "WinVer.nsh"

!define NAME "Attention Viewer"
!define ID "attention-viewer"
!define WINDOW_PROGRAM "attention-viewer-gui.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
; Only a folder that holds this file is ever emptied.
!define MARK "attention-viewer.exe"

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
; Signs the uninstaller while it is packed, and the installer at the end.
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
  !finalize '${SIGN} "%1"' = 0
!endif
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION4}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW_PROGRAM}"
!define MUI_LANGDLL_ALWAYSSHOW
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE CheckFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where Windows speaks neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_RESERVEFILE_LANGDLL

VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT licence"

LangString OLD_WINDOWS ${LANG_ENGLISH} "${NAME} needs 64-bit Windows 10 or 11."
LangString OLD_WINDOWS ${LANG_JAPANESE} "${NAME} には 64 ビット版の Windows 10 または 11 が必要です。"
LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Close it, then try again."
LangString RUNNING ${LANG_JAPANESE} "${NAME} が実行中です。閉じてから、もう一度お試しください。"
LangString FOLDER_IN_USE ${LANG_ENGLISH} "This folder holds other files. Choose an empty one."
LangString FOLDER_IN_USE ${LANG_JAPANESE} "このフォルダーには他のファイルがあります。空のフォルダーを選んでください。"
LangString WRONG_FOLDER ${LANG_ENGLISH} "${NAME} is not in this folder; nothing was removed."
LangString WRONG_FOLDER ${LANG_JAPANESE} "このフォルダーに ${NAME} はありません。何も削除していません。"
LangString SHORTCUT ${LANG_ENGLISH} "Why attention divides by the root of d_k"
LangString SHORTCUT ${LANG_JAPANESE} "アテンションはなぜ d_k の平方根で割るのか"

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(OLD_WINDOWS)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  ; Asks only where somebody sees it; silent runs speak Windows' language.
  !insertmacro MUI_LANGDLL_DISPLAY
  IfSilent 0 done
    Call CheckFolder
  done:
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Refuses a folder with anything but an earlier version of the program, so that nothing is lost.
Function CheckFolder
  IfFileExists "$INSTDIR\${MARK}" good
  ${DirState} "$INSTDIR" $0
  ${If} $0 == 1
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOLDER_IN_USE)" /SD IDOK
    IfSilent 0 +3
      SetErrorLevel 4
      Quit
    Abort
  ${EndIf}
  good:
FunctionEnd

; A program that runs cannot be written to; nothing of it has been touched by then.
!macro StopWhileRunning
  IfFileExists "$INSTDIR\${WINDOW_PROGRAM}" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\${WINDOW_PROGRAM}" a
  IfErrors 0 closed
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
    SetErrorLevel 5
    Quit
  closed:
  FileClose $0
  free:
!macroend

; Takes away what an installation wrote, and nothing else in the folder.
!macro RemoveProgram
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\${WINDOW_PROGRAM}"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\${MARK}"
!macroend

Section "-Program"
  !insertmacro StopWhileRunning
  ; Files of an earlier version that this one no longer has must not be found by it.
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${WINDOW_PROGRAM}" "" "" 0 SW_SHOWNORMAL "" "$(SHORTCUT)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${WINDOW_PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Attention Viewer contributors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallerLanguage" "$LANGUAGE"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
SectionEnd

; Settings and saved lessons are the person's own and stay.
Section "Uninstall"
  IfFileExists "$INSTDIR\${MARK}" found
    MessageBox MB_OK|MB_ICONSTOP "$(WRONG_FOLDER)" /SD IDOK
    SetErrorLevel 6
    Quit
  found:
  !insertmacro StopWhileRunning
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd

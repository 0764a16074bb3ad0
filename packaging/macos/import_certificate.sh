#!/usr/bin/env bash
# Puts the signing certificate of the environment into a keychain of its own, for this run only.
#   MACOS_CERTIFICATE           the .p12 file in base64
#   MACOS_CERTIFICATE_PASSWORD  its password
set -euo pipefail
keychain="$RUNNER_TEMP/signing.keychain-db"
password=$(openssl rand -hex 16)
base64 --decode <<<"$MACOS_CERTIFICATE" >"$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" \
    -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"

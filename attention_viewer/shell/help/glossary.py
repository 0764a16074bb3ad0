"""The terms of the lessons, each in both languages; the file is read when help is opened."""

from __future__ import annotations

from functools import cache

import msgspec

from attention_viewer.runtime import paths


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term and what it means, in English and Japanese; markup."""

    en: str
    ja: str
    means_en: str
    means_ja: str

    def in_order(self, language: str) -> tuple[str, str]:
        """Return the term in a language, then in the other one."""
        return (self.ja, self.en) if language == "ja" else (self.en, self.ja)

    def meaning(self, language: str) -> str:
        """Return what it means, in a language."""
        return self.means_ja if language == "ja" else self.means_en


@cache
def terms() -> tuple[Term, ...]:
    """Return all terms, in the order in which the lessons need them."""
    data = (paths.resources() / "glossary.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Term, ...])

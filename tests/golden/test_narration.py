"""The stories of golden matches read as they are stored."""

import pytest

from tests.golden.narration import MATCHES, chronicle, file_of
from trianon.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES)
def test_a_golden_match_is_narrated_as_stored(match: str, language: str) -> None:
    assert chronicle(match, language) == file_of(match, language).read_text("utf-8")

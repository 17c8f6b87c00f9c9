"""Files: every way of failing to read one is told; written whole or not at all, links kept, pipes written in place."""

import os
from pathlib import Path
from threading import Thread

import pytest

from tests.infrastructure.faults import english, faulty
from trianon.core.errors import EditionError, RecordError
from trianon.core.files import (
    EDITION_FILE,
    LESSON_FILE,
    MATCH_FILE,
    POSITION_FILE,
    PUZZLE_FILE,
    FileKind,
    is_special,
    read_text,
    save,
)

KINDS = (EDITION_FILE, LESSON_FILE, MATCH_FILE, POSITION_FILE, PUZZLE_FILE)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.error.__name__)
def test_files_that_cannot_be_read_say_why(kind: FileKind, tmp_path: Path) -> None:
    def told(source: str | Path) -> str:
        with pytest.raises(kind.error) as caught:
            read_text(source, kind)
        assert len(caught.value.faults) == 1
        return english(caught.value).removeprefix(f"{source}: ")

    binary, huge, pipe = tmp_path / "binary", tmp_path / "huge", tmp_path / "pipe"
    binary.write_bytes(b"ok\xff\xfe\x00")
    huge.write_bytes(b"#" * (kind.most_bytes + 1))
    os.mkfifo(pipe)
    assert told(tmp_path / "missing").startswith("not found (expected the path of a ")
    assert "not found" in told("with\0zero")
    assert "cannot be read: File name too long" in told("x" * 5000)
    assert told(tmp_path).startswith("a folder (expected the path of a ")
    assert told(pipe).startswith("not a file")
    assert told(binary) == "byte 3: not text (expected a text file in UTF-8)"
    assert told(huge).startswith(f"more than {kind.most_bytes:,} bytes")


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "locked.toml"
    path.write_text("")
    monkeypatch.setattr(Path, "open", refuse)
    with faulty(EditionError, match="cannot be read: Permission denied"):
        read_text(path, EDITION_FILE)


def test_a_mark_before_the_first_letter_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text("a = 1\n", encoding="utf-8-sig")
    assert read_text(path, POSITION_FILE) == "a = 1\n"


def test_a_saved_file_replaces_the_former_one_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for text in ("old", "凡\n"):
        save(path, text)
        assert path.read_text("utf-8") == text
    assert os.listdir(tmp_path) == ["match.json"]


def test_saving_where_nothing_can_be_saved_is_refused(tmp_path: Path) -> None:
    with faulty(RecordError, match="cannot be written: No such file or directory"):
        save(tmp_path / "no" / "folder" / "match.json", "")
    for place in (tmp_path, tmp_path / "a\0b"):
        with faulty(RecordError, match="cannot be written"):
            save(place, "")


def test_a_link_keeps_its_entry(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old")
    link.symlink_to(target)
    save(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_pipe_is_written_in_place(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_text("utf-8")))
    reader.start()
    save(pipe, "through\n")
    reader.join()
    assert read == ["through\n"]
    assert is_special(pipe)


def test_a_pipe_behind_a_link_of_the_system_is_written_in_place() -> None:
    reading, writing = os.pipe()
    save(f"/dev/fd/{writing}", "through\n")  # as /dev/stdout is one where output goes to a pipe
    os.close(writing)
    with os.fdopen(reading) as pipe:
        assert pipe.read() == "through\n"


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.json"
    file.write_text("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError):
        save(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]
    assert file.read_text() == "old"

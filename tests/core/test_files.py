"""Written files: whole or not at all, links keep their entry, devices and pipes are written in place."""

import os
from pathlib import Path
from threading import Thread

import pytest

from trianon.core.errors import RecordError
from trianon.core.files import is_special, save


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

"""What may stand in the tree: sizes, words and addresses.

The patterns below put one letter in brackets so that this file does not find itself.
"""

import pytest

from tests.architecture.tree import ROOT, found, texts, tracked_files

MAX_LINES = 400
MAX_KIB = 2048
MAX_ROOT_ENTRIES = 22

UNWANTED = {
    "a path of one machine": r"(^|[^a-z.])/(wor[k]|far[m]|roo[t]|hom[e]|User[s])/|[a-z]:\\User[s]|\.\./share[d]\b",
    "a package registry's address": r"pyp[i]\.(org|python)|pythonhoste[d]|npmj[s]\.|^(-i|--(extra-)?index-ur[l]) ",
    "a lock that names a registry": r'"resolve[d]": *"http',
    "something that is not the project": (
        r"\b((this|developer|coding) sessio[n]|DEVELOPER[S]\.md|COMPAS[S]|as an a[i]|claud[e]|chatgp[t]|assistan[t])\b"
    ),
}
UNFINISHED = r"\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b"
SKIPPED = r"mark\.(ski[p]|xfai[l])|pytest\.(ski[p]|xfai[l]|importorski[p])|unittest\.ski[p]"


@pytest.mark.parametrize("what", UNWANTED)
def test_no_tracked_file_contains(what: str) -> None:
    assert found(UNWANTED[what], texts()) == []


def test_nothing_in_the_sources_is_left_unfinished() -> None:
    assert found(UNFINISHED, ((path, text) for path, text in texts() if path.parts[0] in ("src", "client"))) == []


def test_no_test_is_skipped() -> None:
    assert found(SKIPPED, ((path, text) for path, text in texts() if path.parts[0] == "tests")) == []


def test_modules_stay_readable() -> None:
    lengths = {str(path): text.count("\n") for path, text in texts() if path.suffix in (".py", ".ts", ".svelte")}
    assert len(lengths) > 1
    assert {path: lines for path, lines in lengths.items() if lines > MAX_LINES} == {}


def test_files_stay_small() -> None:
    sizes = {str(path): (ROOT / path).stat().st_size // 1024 for path in tracked_files()}
    assert {path: kib for path, kib in sizes.items() if kib > MAX_KIB} == {}


def test_root_folder_stays_short() -> None:
    entries = {path.parts[0] for path in tracked_files()}
    assert len(entries) <= MAX_ROOT_ENTRIES, sorted(entries)


def test_no_lock_format_that_records_registries() -> None:
    assert [path for path in tracked_files() if path.name in ("uv.lock", "poetry.lock", "Pipfile.lock")] == []


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a path of one machine", "see /" + "root/x"),
        ("a path of one machine", "open('/" + "home/ada/x')"),
        ("a path of one machine", "../" + "shared/rules"),
        ("a package registry's address", "https://py" + "pi.org/simple"),
        ("a package registry's address", "--extra-index-" + "url file:///x"),
        ("a lock that names a registry", '"resol' + 'ved": "https://x"'),
        ("something that is not the project", "written in this ses" + "sion"),
    ],
)
def test_the_patterns_find_what_they_are_for(what: str, line: str) -> None:
    path = tracked_files()[0]
    assert found(UNWANTED[what], [(path, f"first\n{line}\n")]) == [f"{path}:2: {line}"]

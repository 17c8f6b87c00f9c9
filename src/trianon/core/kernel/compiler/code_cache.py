"""Numba's disk cache of compiled functions, with folders that carry a key of all sources (see `source_key`)."""

from __future__ import annotations

from typing import Any, ClassVar
from uuid import uuid4

from numba.core import caching

from trianon.core.kernel.compiler.source_key import cache_folder


class SourceKeyLocator(caching._CacheLocator):  # type: ignore[misc]
    """Tells numba where the compiled code of a rule is cached: in the folder of its module's source key.

    Numba's own locators compare the source file byte by byte and keep its path and line numbers in the file names, so
    that an edited comment or another checkout of the same sources would compile everything again.
    """

    def __init__(self, function: Any) -> None:
        self._folder = cache_folder(function.__module__)

    def get_cache_path(self) -> str:
        """The folder of the module's source key."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """The source key itself: what lies in its folder is never stale."""
        return self._folder.name

    def get_disambiguator(self) -> str:
        """Nothing: the names of rules are unique in their module."""
        return ""

    @classmethod
    def from_function(cls, function: Any, file: str) -> SourceKeyLocator:
        """The locator of a rule."""
        return cls(function)


class SourceKeyFiles(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Files of compiled functions, located by source key."""

    _locator_classes: ClassVar = [SourceKeyLocator]


class SharedIndex(caching.IndexDataCacheFile):  # type: ignore[misc]
    """An index of compiled functions that several processes and versions may share.

    An index names the types of arguments, and these may come from modules outside the sources of its key: a type that
    was renamed or moved since must lead to a new compilation, not to an error. So an index that cannot be read counts
    as empty.
    """

    def save(self, key: Any, data: Any) -> None:
        """Keep code in a file of its own, and name it in the index afterwards.

        Numba numbers the files. Two processes that compile at once could take the same number for different arguments,
        and the index of one would lead to the code of the other, which crashes when it is called.
        """
        name = f"{self._index_name.removesuffix('.nbi')}.{uuid4().hex}.nbc"
        self._save_data(name, data)
        self._save_index(self._load_index() | {key: name})

    def _load_index(self) -> dict[Any, str]:
        try:
            found: dict[Any, str] = super()._load_index()
        except Exception:  # unpickling may raise whatever the loaded modules raise
            return {}
        return found


class EntryCache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of compiled functions, located by source key."""

    _impl_class = SourceKeyFiles

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        locator = self._impl.locator
        self._cache_file = SharedIndex(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=locator.get_source_stamp(),
        )

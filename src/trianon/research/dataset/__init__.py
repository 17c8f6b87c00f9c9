"""Datasets of decisions as Parquet files.

from trianon.research.dataset.file import read
"""

from trianon.research.dataset.file import Dataset, DatasetSummary, read, write

__all__ = ["Dataset", "DatasetSummary", "read", "write"]

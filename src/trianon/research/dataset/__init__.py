"""Datasets of decisions as Parquet files.

from trianon.research.dataset import DecisionStream, read, write
"""

from trianon.research.dataset.file import DatasetSummary, write
from trianon.research.dataset.reader import Dataset, read
from trianon.research.dataset.stream import DecisionBatch, DecisionStream

__all__ = ["Dataset", "DatasetSummary", "DecisionBatch", "DecisionStream", "read", "write"]

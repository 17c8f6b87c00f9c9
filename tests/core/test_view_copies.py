"""What a view may not leave out or copy; the contract tests hold what it shows against worlds it cannot tell apart."""

from typing import Annotated

import numpy as np
import pytest

from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import Bytes
from trianon.core.kernel.view_copies import copies_of, view_of
from trianon.core.kernel.views import CoreView
from trianon.core.kernel.visibility import Open, Owner, SizeOnly


class Cards(CoreState):
    """A state with a pile of which the size is seen."""

    hands: Owner[SizeOnly[Annotated[Bytes, (np.int8, (SEATS, 3))]]]


def test_a_view_declares_the_sizes_it_shows() -> None:
    with pytest.raises(TypeError, match="lacks hands_size"):

        @view_of(Cards)
        class Blind(CoreView, Cards):
            pass


def test_a_field_too_deep_to_copy_is_refused() -> None:
    class Deep(CoreState):
        cube: Open[Annotated[Bytes, (np.int8, (2, 2, 2))]]

    @view_of(Deep)
    class DeepView(CoreView, Deep):
        pass

    with pytest.raises(TypeError, match="copied by hand"):
        copies_of(DeepView)

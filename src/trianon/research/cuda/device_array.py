"""Arrays on the device that PyTorch, JAX and CuPy take without a copy."""

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.research.cuda.device import SIMULATED, cuda

CPU, CUDA = 1, 2  # kinds of devices in DLPack
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # kinds of numbers in DLPack
NO_WAIT = (None, -1, 0, 1)  # streams of a consumer that need none: work is queued on the default stream, number 1


class DLDevice(ctypes.Structure):
    """A device in DLPack."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class DLDataType(ctypes.Structure):
    """A type of numbers in DLPack."""

    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class DLTensor(ctypes.Structure):
    """An array in DLPack."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", DLDevice),
        ("ndim", ctypes.c_int32),
        ("dtype", DLDataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class DLManagedTensor(ctypes.Structure):
    """An array in DLPack with its deleter."""

    _fields_ = (("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_lent: dict[int, Any] = {}  # what consumers still use, by the address of the description
_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, _Destructor]
_is_unused = ctypes.pythonapi.PyCapsule_IsValid
_is_unused.restype, _is_unused.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_address_in = ctypes.pythonapi.PyCapsule_GetPointer
_address_in.restype, _address_in.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
NAME = b"dltensor"


@_Deleter  # type: ignore[untyped-decorator]
def _release_tensor(address: int) -> None:
    _lent.pop(address, None)


@_Destructor  # type: ignore[untyped-decorator]
def _release_capsule(capsule: int) -> None:
    if _is_unused(capsule, NAME):  # a consumer renames the capsule, and then calls the deleter itself
        _lent.pop(_address_in(capsule, NAME), None)


class DeviceArray:
    """An array on the device; the next step overwrites it.

    `torch.from_dlpack`, `jax.dlpack.from_dlpack` and everything that reads `__cuda_array_interface__` share its memory.
    """

    def __init__(self, array: Any) -> None:
        self.array = array  # numba's

    def __len__(self) -> int:
        return int(self.shape[0])

    @property
    def shape(self) -> tuple[int, ...]:
        """The size of each dimension."""
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the numbers."""
        kind: np.dtype[Any] = np.dtype(self.array.dtype)
        return kind

    def numpy(self) -> npt.NDArray[Any]:
        """A copy on the host."""
        return np.asarray(self.array.copy_to_host())

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The array as CUDA libraries for Python describe it to each other."""
        described: dict[str, Any] = self.array.__cuda_array_interface__
        return described

    def __dlpack_device__(self) -> tuple[int, int]:
        """The device in DLPack's numbers."""
        return (CPU, 0) if SIMULATED else (CUDA, int(cuda.get_current_device().id))

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """The array as a DLPack capsule; waits for queued work unless the consumer works on the same stream."""
        if stream not in NO_WAIT:
            cuda.synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        managed = DLManagedTensor(
            DLTensor(
                self._address(), DLDevice(*self.__dlpack_device__()), len(self.shape),
                DLDataType(CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1), shape, None, 0,
            ),
            None, ctypes.cast(_release_tensor, ctypes.c_void_p),
        )  # fmt: skip
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, self.array)
        return _new_capsule(address, NAME, _release_capsule)

    def _address(self) -> int:
        if SIMULATED:
            return int(np.asarray(self.array).ctypes.data)
        return int(self.array.device_ctypes_pointer.value)

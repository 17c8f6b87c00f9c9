"""A Ray cluster of two nodes on this machine, begun and ended by the tests that need it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.core.optional_deps import optional_import
from trianon.research.ray_executor import ENVIRONMENT

# so that Ray takes 127.0.0.1 for this machine's address: nothing of the tests is to be reached from elsewhere
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
PATIENT = {"RAY_NUM_REDIS_GET_RETRIES": f"{WAIT_SECONDS:.0f}"}  # one a second
STORE = 100 * 1024 * 1024  # bytes of shared memory of a node


@contextmanager
def two_nodes() -> Iterator[str]:
    """The address of a cluster of two nodes with a processor each, reached over loopback only."""
    os.environ.update(ENVIRONMENT | LOOPBACK | PATIENT)
    cluster_utils, ray = optional_import("ray.cluster_utils", "ray"), optional_import("ray", "ray")
    node = {"num_cpus": 1, "object_store_memory": STORE, "node_ip_address": "127.0.0.1", "include_dashboard": False}
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=node)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=STORE, node_ip_address="127.0.0.1")
        cluster.wait_for_nodes(timeout=WAIT_SECONDS)
        yield str(cluster.address)
    finally:
        if ray.is_initialized():
            ray.shutdown()
        cluster.shutdown()

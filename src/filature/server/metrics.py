"""What is counted.  No label names a table, a seat or a player: a metric tells no secret."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOVES = Counter("filature_moves", "Actions done by seats", ["game"], registry=REGISTRY)
ROOMS = Gauge("filature_rooms", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("filature_connections", "Open WebSockets", registry=REGISTRY)
DROPPED = Counter("filature_dropped", "Connections dropped: they did not read", registry=REGISTRY)
FRAMES = Counter("filature_frames", "Frames received", registry=REGISTRY)
COMMITTED = Counter("filature_commit_jobs", "Pieces of writing in the batches", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "filature_commit_seconds", "From a batch of writing to its place on the disk", registry=REGISTRY
)
REFUSED = Counter(
    "filature_refused", "Refused: a budget was used up", ["budget", "per"], registry=REGISTRY
)
HELD = Gauge("filature_held", "Held of a budget", ["budget", "per"], registry=REGISTRY)

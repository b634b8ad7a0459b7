"""How much one address or one seat may ask for."""

from collections.abc import Callable


class Bucket:
    """Fills with `rate` drops a second up to `most`; each use takes some."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = now

    def take(self, now: float, drops: float = 1.0) -> bool:
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < drops:
            return False
        self.level -= drops
        return True

    @property
    def is_full(self) -> bool:
        return self.level >= self.most


class Limits:
    """Buckets by name; those that are full again are forgotten."""

    def __init__(self, now: Callable[[], float], most_buckets: int = 20_000) -> None:
        self.now = now
        self.most_buckets = most_buckets
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str, rate: float, most: float) -> bool:
        now = self.now()
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            if len(self.buckets) >= self.most_buckets:
                self.forget(now)
            bucket = self.buckets[kind, who] = Bucket(rate, most, now)
        return bucket.take(now)

    def give_back(self, kind: str, who: str) -> None:
        """What was taken last did not count."""
        bucket = self.buckets.get((kind, who))
        if bucket is not None:
            bucket.level = min(bucket.most, bucket.level + 1.0)

    def forget(self, now: float) -> None:
        for key, bucket in list(self.buckets.items()):
            bucket.take(now, 0.0)
            if bucket.is_full:
                del self.buckets[key]
        while len(self.buckets) >= self.most_buckets:
            del self.buckets[next(iter(self.buckets))]

"""The bus of several machines."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError

from koloda.server.bus import Callback

log = logging.getLogger("koloda.bus")

BUS_ERRORS = (RedisError, OSError)
LINES = 50
PATIENCE = 5.0
"""Lines to the bus, and seconds to wait for a free one where many notes go out at once."""


class ValkeyBus:
    """Pub/sub of Valkey or Redis; a lost connection is taken up again, and meanwhile nobody hears."""

    def __init__(self, url: str) -> None:
        address = url.replace("valkey", "redis", 1) if url.startswith("valkey") else url
        pool = BlockingConnectionPool.from_url(
            address, max_connections=LINES, timeout=PATIENCE, socket_keepalive=True, health_check_interval=15
        )
        self.client = Redis.from_pool(pool)
        self.listening = self.client.pubsub(ignore_subscribe_messages=True)
        self.callbacks: dict[str, Callback] = {}
        self.reader: asyncio.Task[None] | None = None
        self.away = False

    async def open(self) -> None:
        try:
            await self.client.ping()
        except RedisError as error:
            raise ConnectionError(str(error)) from error
        self.reader = asyncio.create_task(self.read())

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        await self.listening.aclose()  # type: ignore[no-untyped-call]
        await self.client.aclose()

    async def subscribe(self, channel: str, callback: Callback) -> None:
        self.callbacks[channel] = callback
        try:
            await self.listening.subscribe(channel)
        except BUS_ERRORS as error:
            self.note(error)

    async def unsubscribe(self, channel: str) -> None:
        if self.callbacks.pop(channel, None) is not None:
            with suppress(*BUS_ERRORS):
                await self.listening.unsubscribe(channel)

    async def publish(self, channel: str, note: bytes) -> int:
        try:
            return int(await self.client.publish(channel, note))
        except BUS_ERRORS as error:
            self.note(error)
            return 0

    def note(self, error: Exception) -> None:
        self.away = True
        log.warning("the bus is away: %s", type(error).__name__)

    async def read(self) -> None:
        while True:
            try:
                if self.away and self.callbacks:
                    await self.listening.subscribe(*self.callbacks)
                    self.away = False
                if not self.listening.subscribed:
                    await asyncio.sleep(0.05)
                    continue
                message = await self.listening.get_message(timeout=1.0)
            except BUS_ERRORS as error:
                self.note(error)
                await asyncio.sleep(0.2)
                continue
            if message is None:
                continue
            callback = self.callbacks.get(message["channel"].decode())
            if callback is not None:
                try:
                    callback(message["data"])
                except msgspec.DecodeError:
                    log.warning("a note on the bus cannot be read")

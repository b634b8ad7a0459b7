"""The lines between a server and what it stands on: they can hang, break, or carry everything."""

import asyncio
from contextlib import suppress
from pathlib import Path


class Line:
    """A port of this machine that leads to another one, or to a Unix socket."""

    def __init__(self, target: Path | int) -> None:
        self.target = target
        self.port = 0
        self.open = asyncio.Event()
        self.open.set()
        self.cut_off = False
        self.writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        self.server.close()
        self.cut()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.server.wait_closed(), 5)

    def hang(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self.open.clear()

    def cut(self, *, stays: bool = False) -> None:
        """Everybody is told; with `stays` nobody comes in until it is mended."""
        self.cut_off = stays
        for writer in self.writers:
            writer.transport.abort()

    def mend(self) -> None:
        self.cut_off = False
        self.open.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pair: list[asyncio.StreamWriter] = [writer]
        self.writers.add(writer)
        try:
            if self.cut_off:
                return
            if isinstance(self.target, Path):
                there, beyond = await asyncio.open_unix_connection(str(self.target))
            else:
                there, beyond = await asyncio.open_connection("127.0.0.1", self.target)
            pair.append(beyond)
            self.writers.add(beyond)
            ways = (self.pump(reader, beyond), self.pump(there, writer))
            pumps = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
        except OSError:
            pass
        finally:
            for end in pair:
                self.writers.discard(end)
                end.transport.abort()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.open.wait()
                writer.write(data)
                await writer.drain()

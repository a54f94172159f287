import { connect as connectTo, createServer, type Socket } from 'node:net';

/** A line as a phone has it: all its connections share it. */
export interface Line {
  readonly roundTripMs: number;
  readonly bytesPerSecond: number;
}

export interface SlowLine {
  readonly port: number;
  /** Connections since the last call. */
  countConnections(): number;
  close(): Promise<void>;
}

/** No connection has more than this on the line at once, so that the others have their turn. */
const mostQueued = 16 * 1024;
const packetBytes = 1_400;

/** Without bytes, the end of a connection. */
interface Packet {
  readonly at: number;
  readonly bytes: Buffer | undefined;
}

/** One direction: packets leave one after another, and arrive half a round trip later. */
class Direction {
  readonly #line: Line;
  #freeAt = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Pipes from one socket to the other, the first bytes not before `opensAt`. */
  carry(from: Socket, to: Socket, opensAt: number): void {
    const queue: Packet[] = [];
    let queued = 0;
    let last = opensAt;
    let isWaiting = false;

    // One timer at a time: two could fire in the wrong order.
    const deliver = (): void => {
      isWaiting = false;
      for (let next = queue[0]; next && next.at <= performance.now(); next = queue[0]) {
        queue.shift();
        queued -= next.bytes?.length ?? 0;
        if (!next.bytes) to.end();
        else if (to.writable) to.write(next.bytes);
      }
      if (queued <= mostQueued / 2) from.resume();
      waitForNext();
    };
    const waitForNext = (): void => {
      const [next] = queue;
      if (!next || isWaiting) return;
      isWaiting = true;
      setTimeout(deliver, Math.max(1, next.at - performance.now()));
    };
    const send = (bytes?: Buffer): void => {
      const takesMs = ((bytes?.length ?? 0) / this.#line.bytesPerSecond) * 1_000;
      this.#freeAt = Math.max(this.#freeAt, performance.now()) + takesMs;
      last = Math.max(last, this.#freeAt + this.#line.roundTripMs / 2);
      queued += bytes?.length ?? 0;
      queue.push({ at: last, bytes });
      waitForNext();
    };

    from.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += packetBytes) send(chunk.subarray(at, at + packetBytes));
      if (queued > mostQueued) from.pause();
    });
    // It also closes when it was broken off; either way the other side learns of it behind what was sent before.
    from.on('error', () => undefined).once('close', () => send());
    from.once('end', () => send());
  }
}

/**
 * A slow line to a port of this machine. The throttling of developer tools delays requests; this one delays bytes, so the
 * handshakes of TCP and TLS cost what they cost, and many connections share what there is.
 */
export async function slowLine(target: number, line: Line): Promise<SlowLine> {
  const up = new Direction(line);
  const down = new Direction(line);
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((browser) => {
    connections += 1;
    const site = connectTo(target, '127.0.0.1');
    for (const socket of [browser, site]) {
      socket.setNoDelay(true);
      sockets.add(socket.once('close', () => sockets.delete(socket)));
    }
    // The handshake of TCP, which is over at once on this machine, takes a round trip.
    const opensAt = performance.now() + 1.5 * line.roundTripMs;
    up.carry(browser, site, opensAt);
    down.carry(site, browser, opensAt);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    countConnections: () => {
      const count = connections;
      connections = 0;
      return count;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

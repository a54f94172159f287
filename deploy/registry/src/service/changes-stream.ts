import type { FastifyReply } from 'fastify';
import type { Series } from '../store/store.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';

const heartbeatMs = 15_000;
const mostStreams = 500;

interface Stream {
  readonly reply: FastifyReply;
  readonly channel: string;
  /** What was sent last. */
  sent: string;
}

const isGone = ({ raw }: FastifyReply): boolean => raw.destroyed || raw.closed || raw.socket?.destroyed !== false;

/** Tells edges as soon as a channel or the list of keys has changed, also by another registry on the same store. */
export class ChangesStream {
  readonly #registry: Registry;
  readonly #streams = new Set<Stream>();
  readonly #stop: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #onFault: (cause: unknown) => void;

  constructor(registry: Registry, onFault: (cause: unknown) => void) {
    this.#registry = registry;
    this.#onFault = onFault;
    this.#stop = registry.documents.onChange((series) => this.#notifyAll(series), onFault);
    // Proxies close a silent connection, and an edge knows by it that the registry is there.
    this.#heartbeat = setInterval(() => {
      for (const stream of this.#streams)
        if (isGone(stream.reply)) this.#streams.delete(stream);
        else stream.reply.raw.write(': still here\n\n');
    }, heartbeatMs).unref();
  }

  async open(reply: FastifyReply, channel: string): Promise<void> {
    // Whoever closed the connection before this has no event of it any more: the stream would stay for ever.
    if (isGone(reply)) return;
    if (this.#streams.size >= mostStreams)
      throw new Refused(503, 'changes.limit', 'Too many connections; try again later.');
    const stream: Stream = { reply, channel, sent: '' };
    this.#streams.add(stream);
    reply.raw.on('close', () => this.#streams.delete(stream));
    reply.hijack();
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
    });
    reply.raw.write(': open\n\n');
    await this.#notify(stream);
  }

  #notifyAll(series: Series): void {
    for (const stream of this.#streams)
      if (series === 'keys' || series === `channels/${stream.channel}`) void this.#notify(stream).catch(this.#onFault);
  }

  async #notify(stream: Stream): Promise<void> {
    const state = await this.#registry.state(stream.channel);
    if (!state || !this.#streams.has(stream)) return;
    const [keys, serial] = state.serials;
    const event = JSON.stringify({ serial, keys });
    // Several reports of one change are one event.
    if (event === stream.sent) return;
    stream.sent = event;
    stream.reply.raw.write(`data: ${event}\n\n`);
  }

  close(): void {
    this.#stop();
    clearInterval(this.#heartbeat);
    for (const { reply } of this.#streams) reply.raw.end();
  }
}

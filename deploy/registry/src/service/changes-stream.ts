import type { FastifyReply, FastifyRequest } from 'fastify';
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
      for (const { reply } of this.#streams) reply.raw.write(': still here\n\n');
    }, heartbeatMs).unref();
  }

  async open(request: FastifyRequest, reply: FastifyReply, channel: string): Promise<void> {
    if (this.#streams.size >= mostStreams)
      throw new Refused(503, 'changes.limit', 'Too many connections; try again later.');
    const stream: Stream = { reply, channel, sent: '' };
    this.#streams.add(stream);
    request.raw.on('close', () => this.#streams.delete(stream));
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

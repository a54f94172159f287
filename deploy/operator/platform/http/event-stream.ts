import type { FastifyReply, FastifyRequest } from 'fastify';

const heartbeatMs = 15_000;

export interface EventStream {
  send(event: object): void;
}

/** Turns a request into server-sent events until the other side leaves; `open` answers how to stop. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (stream: EventStream) => () => void,
): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(': open\n\n');
  // Proxies close a silent connection.
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs);
  heartbeat.unref();
  const stop = open({ send: (event) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`) });
  request.raw.on('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}

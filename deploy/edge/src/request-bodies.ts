import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureText } from './failures.ts';
import { GAMES_ROOM } from './hosts.ts';
import type { EdgeLimits } from './limits.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the client sends its body only after 100 Continue. */
const waitsForContinue = ({ headers }: IncomingMessage): boolean => headers.expect?.toLowerCase() === '100-continue';

interface Fault {
  readonly status: number;
  readonly code: string;
}
const tooLarge: Fault = { status: 413, code: 'request.too.large' };
const tooMany: Fault = { status: 429, code: 'request.too.frequent' };

/** The client went away before its body was whole. */
class ClientLeft extends Error {
  readonly statusCode = 400;
}

/** The whole body; undefined as soon as there is more of it than may be. */
function readWhole(raw: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (work: () => void): void => {
      raw.off('data', take);
      work();
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > mostBytes) settle(() => resolve(undefined));
      else chunks.push(chunk);
    };
    raw.on('data', take);
    raw.once('end', () => settle(() => resolve(Buffer.concat(chunks))));
    const leave = (): void => settle(() => reject(new ClientLeft()));
    raw.once('error', leave).once('close', leave);
  });
}

/** Reads what the client still sends and throws it away, for so long at most. */
function drain(raw: IncomingMessage, mostMs: number): Promise<void> {
  return new Promise((settle) => {
    if (raw.complete || raw.destroyed) return settle();
    const timer = setTimeout(() => raw.socket.destroy(), mostMs);
    raw.once('close', () => {
      clearTimeout(timer);
      settle();
    });
    raw.resume();
  });
}

/**
 * Refuses a request whose body is still on its way. The client has the whole answer at once, but the answer ends with the
 * body: Node may close the connection at its end, and closed on unread bytes the answer could be lost.
 */
function refuseBody(raw: IncomingMessage, reply: FastifyReply, { status, code }: Fault, mostMs: number): FastifyReply {
  const answer = failureText(code);
  // Without 100 Continue the client sends no body; its next request would be read as one.
  const sendsNone = waitsForContinue(raw);
  if (sendsNone) reply.header('Connection', 'close');
  async function* untilDrained(): AsyncGenerator<string> {
    yield answer;
    if (!sendsNone) await drain(raw, mostMs);
  }
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Length': Buffer.byteLength(answer) })
    .type('application/json; charset=utf-8')
    .send(Readable.from(untilDrained()));
}

/**
 * Reads each body whole before anything else is done with its request: who sends slowly holds a connection of the edge
 * and none to the operator. Bodies over the limit are refused by their length, or where they pass it.
 */
export function readBodies(app: FastifyInstance, limits: EdgeLimits): void {
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  const unfinished = new Map<string, number>();

  function begin(address: string): boolean {
    const count = unfinished.get(address) ?? 0;
    if (count >= limits.unfinishedPerAddress) return false;
    unfinished.set(address, count + 1);
    return true;
  }
  function end(address: string): void {
    const count = unfinished.get(address) ?? 1;
    if (count > 1) unfinished.set(address, count - 1);
    else unfinished.delete(address);
  }

  // Without a listener Node itself sends 100 Continue, before the length was checked.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));

  /** Reads a request's body; answers why it is refused, if it is. */
  async function take({ raw, ip }: FastifyRequest, reply: FastifyReply): Promise<Fault | undefined> {
    const mostBytes = raw.url?.startsWith(GAMES_ROOM) ? limits.gameBodyBytes : limits.bodyBytes;
    if (Number(raw.headers['content-length'] ?? 0) > mostBytes) return tooLarge;
    if (!begin(ip)) return tooMany;
    try {
      if (waitsForContinue(raw)) reply.raw.writeContinue();
      delete raw.headers.expect;
      const body = await readWhole(raw, mostBytes);
      if (!body) return tooLarge;
      bodies.set(raw, body);
      return undefined;
    } finally {
      end(ip);
    }
  }

  // Not async: a hook that refuses must never go on, not even when the client leaves before its answer has ended.
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw)) return done();
    take(request, reply).then(
      (fault) => (fault ? refuseBody(request.raw, reply, fault, limits.drainMs) : done()),
      (cause: Error) => done(cause),
    );
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, _payload, done) => done(null, bodies.get(request.raw)));
}

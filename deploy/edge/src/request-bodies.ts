import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { networkOf } from '@tessera/shared/networks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureText } from './failures.ts';
import { GAMES_PREFIX, ipOf } from './hosts.ts';
import { LimitPerKey } from './limit-per-key.ts';
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

/** The client disconnected before its body was complete. */
class ClientDisconnected extends Error {
  readonly statusCode = 400;
}

/** The complete body; undefined as soon as it exceeds the limit. */
function readComplete(raw: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
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
    const leave = (): void => settle(() => reject(new ClientDisconnected()));
    raw.once('error', leave).once('close', leave);
  });
}

/** Reads and discards what the client still sends, for at most this time. */
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
 * Refuses a request while its body is still arriving. The whole answer is sent at once, but it ends only with the
 * body: Node may close the connection at the answer's end, and closing with unread bytes can lose the answer.
 */
function refuseBody(raw: IncomingMessage, reply: FastifyReply, { status, code }: Fault, mostMs: number): FastifyReply {
  const answer = failureText(code);
  // A client waiting for 100 Continue sends no body after a refusal; its next bytes would be read as one.
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
 * Reads each body completely before the request is handled: a slow client uses a connection of the edge, and none to
 * the operator. Bodies over the limit are refused by their length, or when they exceed it.
 */
export function readBodies(app: FastifyInstance, limits: EdgeLimits): void {
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  const incomplete = new LimitPerKey(limits.incompletePerNetwork);

  // Without a listener, Node itself sends 100 Continue before the length is checked.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));

  /** Reads a request's body; returns the reason if it is refused. */
  async function take(request: FastifyRequest, reply: FastifyReply): Promise<Fault | undefined> {
    const { raw } = request;
    const mostBytes = raw.url?.startsWith(GAMES_PREFIX) ? limits.gameBodyBytes : limits.bodyBytes;
    if (Number(raw.headers['content-length'] ?? 0) > mostBytes) return tooLarge;
    const network = networkOf(ipOf(request));
    if (!incomplete.tryAcquire(network)) return tooMany;
    try {
      if (waitsForContinue(raw)) reply.raw.writeContinue();
      delete raw.headers.expect;
      const body = await readComplete(raw, mostBytes);
      if (!body) return tooLarge;
      bodies.set(raw, body);
      return undefined;
    } finally {
      incomplete.release(network);
    }
  }

  // Not async: a refusing hook must not continue, even if the client disconnects before the answer has ended.
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

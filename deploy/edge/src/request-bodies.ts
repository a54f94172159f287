import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './failures.ts';
import { GAMES_ROOM } from './hosts.ts';
import type { EdgeLimits } from './limits.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the client sends its body only after it has been told to go on. */
const waitsForContinue = ({ headers }: IncomingMessage): boolean => headers.expect?.toLowerCase() === '100-continue';

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
    raw.once('error', (cause) => settle(() => reject(cause)));
    raw.once('close', () => settle(() => reject(new Error('The client left before its body was whole.'))));
  });
}

/** Reads on and throws away what the client still sends: a connection closed on unread bytes may take the answer with it. */
function drain(raw: IncomingMessage, mostMs: number): void {
  if (raw.complete) return;
  // An answered request ends with its body, but says nothing when the client leaves.
  const timer = setTimeout(() => raw.complete || raw.socket.destroy(), mostMs).unref();
  raw.once('end', () => clearTimeout(timer)).resume();
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
  function refuseBody(raw: IncomingMessage, reply: FastifyReply, status: number, code: string): FastifyReply {
    // Who was not told to go on sends no body, and what comes next would be taken for one.
    if (waitsForContinue(raw)) reply.header('Connection', 'close');
    else drain(raw, limits.drainMs);
    return refuse(reply, status, code);
  }

  // Without a listener Node itself says "100 Continue", before anybody has looked at the length.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));

  app.addHook('onRequest', async (request, reply) => {
    const { raw, ip } = request;
    if (!hasBody(raw)) return;
    const mostBytes = raw.url?.startsWith(GAMES_ROOM) ? limits.gameBodyBytes : limits.bodyBytes;
    if (Number(raw.headers['content-length'] ?? 0) > mostBytes) return refuseBody(raw, reply, 413, 'request.too.large');
    if (!begin(ip)) return refuseBody(raw, reply, 429, 'request.too.frequent');
    try {
      if (waitsForContinue(raw)) reply.raw.writeContinue();
      const body = await readWhole(raw, mostBytes);
      if (body) bodies.set(raw, body);
      else {
        drain(raw, limits.drainMs);
        return refuse(reply, 413, 'request.too.large');
      }
    } finally {
      end(ip);
    }
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, _payload, done) => done(null, bodies.get(request.raw)));
}

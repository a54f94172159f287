import type { FastifyInstance, FastifyReply } from 'fastify';
import { callWithoutOperator } from './away-page.ts';
import { sendCompressed } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorBoot } from './operator-boots.ts';
import type { OperatorLink } from './operator-link.ts';
import type { ReleaseStore } from './release-store.ts';
import { bareHeaders } from './security-headers.ts';

interface Listener {
  readonly reply: FastifyReply;
  readonly merchant: string;
  readonly ip: string;
  /** How often it was told or is being told. */
  turns: number;
  /** Set while a notification is due; it brings whatever has changed by then. */
  due?: NodeJS.Timeout | undefined;
}

const reconnectMs = 2_000;

/** What may change while a page is open: the visitor's address, too. */
const livePart = ({ switches, status, location }: OperatorBoot) => ({ switches, status, location });

/**
 * Tells open pages of their merchant's switches and status: as a stream, and as one answer for those that poll. A stream
 * begins with how things stand: what changed before it was open, or while it was broken, was heard by nobody.
 */
export function serveLive(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  { isDev, limits }: EdgeConfig,
): void {
  const listeners = new Set<Listener>();

  const tell = async (listener: Listener): Promise<void> => {
    const turn = ++listener.turns;
    const live = livePart(await operator.boot(listener.merchant, listener.ip));
    // What was asked for first may come last; the later question has the later answer.
    if (turn === listener.turns && listeners.has(listener))
      listener.reply.raw.write(`data: ${JSON.stringify(live)}\n\n`);
  };
  // Without an answer the last known status stands (decision 9); all are told when the operator is there again.
  const tellOrLog = (listener: Listener) =>
    void tell(listener).catch((err: unknown) => app.log.error({ err }, 'an open page could not be told'));

  // Pages that are notified ask for more: all of them at once would ask the operator at once.
  operator.onChange((merchant) => {
    const concerned = [...listeners].filter((listener) => merchant === undefined || listener.merchant === merchant);
    const spreadMs = Math.min((concerned.length / limits.notifiedPerSecond) * 1000, limits.longestSpreadMs);
    for (const listener of concerned)
      listener.due ??= setTimeout(() => {
        listener.due = undefined;
        tellOrLog(listener);
      }, Math.random() * spreadMs);
  });

  // Proxies drop a silent line, and a client that vanished is noticed by what can't be sent.
  const heartbeat = setInterval(() => {
    for (const { reply } of listeners) reply.raw.write(': still here\n\n');
  }, limits.heartbeatMs).unref();

  if (isDev) {
    const stopWatching = releases.onMoved(() => {
      for (const { reply } of listeners) reply.raw.write('event: release-changed\ndata: {}\n\n');
    });
    app.addHook('preClose', async () => stopWatching());
  }

  const errorHandler = callWithoutOperator;
  app.get('/edge/live', { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    reply.hijack();
    reply.raw.writeHead(200, {
      ...bareHeaders(request.url),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
    });
    // Streams that broke together, as when the edge is started anew, come back one after the other.
    reply.raw.write(`: open\nretry: ${Math.round(reconnectMs * (1 + Math.random()))}\n\n`);
    const listener: Listener = { reply, merchant: merchant.code, ip: ipOf(request), turns: 0 };
    listeners.add(listener);
    request.raw.on('close', () => {
      listeners.delete(listener);
      clearTimeout(listener.due);
    });
    tellOrLog(listener);
    return reply;
  });

  app.get('/edge/live.json', { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    const live = livePart(await operator.boot(merchant.code, ipOf(request)));
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(reply, JSON.stringify(live));
  });

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { reply } of listeners) reply.raw.end();
  });
}

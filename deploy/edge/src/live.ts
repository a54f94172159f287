import type { FastifyInstance, FastifyReply } from 'fastify';
import { callWithoutOperator } from './away-page.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorBoot, OperatorLink } from './operator-link.ts';
import type { ReleaseStore } from './release-store.ts';
import { bareHeaders } from './security-headers.ts';

interface Listener {
  readonly reply: FastifyReply;
  readonly merchant: string;
  readonly ip: string;
  /** How often it was told or is being told. */
  turns: number;
}

/** What may change while a page is open: the visitor's address, too. */
const livePart = ({ switches, status, location }: OperatorBoot) => ({ switches, status, location });

/**
 * Tells open pages of their merchant's switches and status: as a stream, and as one answer for those that poll. A stream
 * begins with how things stand: what changed before it was open, or while it was broken, was heard by nobody.
 */
export function serveLive(app: FastifyInstance, operator: OperatorLink, releases: ReleaseStore, isDev: boolean): void {
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

  operator.onChange((merchant) => {
    for (const listener of listeners) if (merchant === undefined || listener.merchant === merchant) tellOrLog(listener);
  });

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
    reply.raw.write(': open\n\n');
    const listener = { reply, merchant: merchant.code, ip: ipOf(request), turns: 0 };
    listeners.add(listener);
    request.raw.on('close', () => listeners.delete(listener));
    tellOrLog(listener);
    return reply;
  });

  app.get('/edge/live.json', { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    return reply.header('Cache-Control', 'no-store').send(livePart(await operator.boot(merchant.code, ipOf(request))));
  });

  app.addHook('preClose', async () => {
    for (const { reply } of listeners) reply.raw.end();
  });
}

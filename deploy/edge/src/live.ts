import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import type { ReleaseStore } from './release-store.ts';

/** Tells open pages of their merchant's switches and status: as a stream, and as one answer for those that poll. */
export function serveLive(app: FastifyInstance, operator: OperatorLink, releases: ReleaseStore, isDev: boolean): void {
  const listeners = new Map<FastifyReply, { readonly merchant: string; readonly ip: string }>();

  const tell = async (reply: FastifyReply, merchant: string, ip: string): Promise<void> => {
    const { switches, status } = await operator.boot(merchant, ip);
    reply.raw.write(`data: ${JSON.stringify({ switches, status })}\n\n`);
  };

  operator.onChange((merchant) => {
    for (const [reply, listener] of listeners) {
      if (listener.merchant === merchant)
        tell(reply, merchant, listener.ip).catch((cause: unknown) => app.log.error(cause));
    }
  });

  if (isDev) {
    const stopWatching = releases.onMoved(() => {
      for (const reply of listeners.keys()) reply.raw.write('event: release-changed\ndata: {}\n\n');
    });
    app.addHook('preClose', async () => stopWatching());
  }

  app.get('/edge/live', async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    reply.hijack();
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
    });
    reply.raw.write(': open\n\n');
    listeners.set(reply, { merchant: merchant.code, ip: ipOf(request) });
    request.raw.on('close', () => listeners.delete(reply));
    return reply;
  });

  app.get('/edge/live.json', async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    const { switches, status } = await operator.boot(merchant.code, ipOf(request));
    return reply.header('Cache-Control', 'no-store').send({ switches, status });
  });

  app.addHook('preClose', async () => {
    for (const reply of listeners.keys()) reply.raw.end();
  });
}

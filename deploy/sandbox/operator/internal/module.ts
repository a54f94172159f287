import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorContext, OperatorModule } from '../context.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { locate, statusFor } from '../system/location.ts';
import { publishedKey } from '../system/status.ts';

function forEdge({ code, name, currency, profile }: Merchant) {
  const { hosts, languages, defaultLanguage, theme, timeZone } = profile;
  return { code, name, currency: currency.code, hosts, languages, defaultLanguage, theme, timeZone };
}

function isSame(given: unknown, key: string): boolean {
  if (typeof given !== 'string' || key === '') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What the edge starts pages with, and the news of what has changed. Without the key it is as if it were not there. */
function register({ app, config, merchants, opener, clock }: OperatorContext): void {
  const streams = new Set<FastifyReply>();
  const onlyWithKey = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSame(request.headers['x-internal-key'], config.internalKey)) await reply.code(404).send();
  };

  app.get('/internal/merchants', { onRequest: onlyWithKey }, async () => merchants.all().map(forEdge));

  app.get('/internal/boot', { onRequest: onlyWithKey }, async (request, reply) => {
    const { merchant: code = '', ip = '' } = request.query as { merchant?: string; ip?: string };
    const merchant = merchants.byCode(code);
    if (!merchant) return reply.code(404).send();
    const location = locate(merchant, ip);
    return {
      status: statusFor(merchant, location.country),
      location,
      serverTime: clock.now().getTime(),
      publicKey: publishedKey(opener),
      switches: merchant.switchTree,
    };
  });

  app.get('/internal/events', { onRequest: onlyWithKey }, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    streams.add(reply);
    request.raw.on('close', () => streams.delete(reply));
  });
  merchants.onChanged(({ code }) => {
    for (const reply of streams)
      reply.raw.write(`data: ${JSON.stringify({ type: 'merchant-changed', merchant: code })}\n\n`);
  });
  app.addHook('preClose', async () => {
    for (const reply of streams) reply.raw.end();
  });
}

export const internalModule: OperatorModule = { name: 'internal', register };

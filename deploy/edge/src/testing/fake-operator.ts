import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/** The boot data of the one merchant, at `aurora.localhost`; tests change it. */
const boot = {
  status: 0,
  location: { ip: '127.0.0.1', country: 'KR' },
  serverTime: 0,
  publicKey: { kty: 'RSA' },
  hasResources: false,
  imageCDNs: [],
  launchGameCDNs: [],
  domains: ['aurora.localhost'],
  gameVendors: [] as string[],
  switches: [{ modId: 'MF_GAMES', enabled: '1' }],
  gameCategories: ['RNG'],
  licenceKey: 'shell:footer.sandboxLicence',
  licence: {},
  settingsVersion: 0,
};
const merchant = {
  ...{ code: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'], currency: 'P', languages: ['KO', 'EN'] },
  ...{ defaultLanguage: 'KO', theme: 'aurora', timeZone: 'Asia/Seoul', agentHosts: [] as string[] },
  search: { isOn: false, description: {} as Record<string, string> },
};

/** An operator with the calls that the edge makes. */
export class FakeOperator {
  port = 0;
  boot = boot;
  merchant = merchant;
  bootsAsked = 0;
  /** Of each list; tests change them. */
  firstGames: Readonly<Record<string, readonly object[]>> = {};
  countryOf: (ip: string) => string = () => 'KR';
  /** Number of calls to `/wps/echo`, similar paths, `/wps/late`, `/wps/closed` and `/wps/reset`. */
  calls = 0;
  /** While `calls` is at most this, `/wps/reset` resets its connection instead of answering. */
  resets = 0;
  /** Whether `/wps/sometimes` and the boot data fail, and how often they have. */
  isFailing = false;
  failures = 0;
  /** `/wps/late` answers after it. */
  late: Promise<void> = Promise.resolve();
  readonly #lines = new Set<FastifyReply>();
  #app: FastifyInstance | undefined;

  /** Starts it; a restart uses the same port. */
  async start(): Promise<void> {
    const app = Fastify({ forceCloseConnections: true });
    app.get('/internal/merchants', async () => [this.merchant]);
    app.get<{ Querystring: { ip: string } }>('/internal/boot', async ({ query: { ip } }, reply) => {
      this.bootsAsked += 1;
      if (this.isFailing) {
        this.failures += 1;
        return reply.code(500).send();
      }
      return { ...this.boot, location: { ip, country: this.countryOf(ip) } };
    });
    app.get('/internal/first-games', async () => this.firstGames);
    app.get('/internal/events', (request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
      this.#lines.add(reply);
      request.raw.on('close', () => this.#lines.delete(reply));
    });
    app.get('/wps/long', async () => ({ success: true, value: 'long '.repeat(1000) }));
    app.get('/wps/large', async () => ({ success: true, value: 'x'.repeat(70_000) }));
    app.get('/wps/sometimes', async (_request, reply) => {
      if (!this.isFailing) return { success: true, value: 'sometimes' };
      this.failures += 1;
      return reply.code(503).send({ success: false, errorCode: 'system.maintenance' });
    });
    app.get('/wps/short', async () => ({ success: true, value: 'short' }));
    // Also answers instead of the provider and the console's calls.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const path of ['/wps/echo', '/lgw/echo', '/console-api/echo', '/api/echo'])
      app.all(path, async ({ method, headers, body }) => {
        this.calls += 1;
        return { success: true, value: { method, headers, bytes: Buffer.isBuffer(body) ? body.length : 0 } };
      });
    app.all('/console-api/changed', async (_request, reply) => {
      this.calls += 1;
      return reply.header('x-visitors-changed', '1').send({ success: true, value: null });
    });
    app.all('/console-api/refused', async (_request, reply) => {
      this.calls += 1;
      return reply.code(401).send({ success: false, errorCode: 'session.missing' });
    });
    app.all('/wps/late', async () => {
      this.calls += 1;
      await this.late;
      return { success: true, value: 'late '.repeat(1000) };
    });
    app.get('/wps/closed', async (_request, reply) => {
      this.calls += 1;
      return reply.code(503).send({ success: false, errorCode: 'system.maintenance' });
    });
    app.get('/play/PP-0001', (_request, reply) =>
      reply
        .headers({ 'content-security-policy': 'frame-ancestors http://*.localhost', 'content-type': 'text/html' })
        .send('game'),
    );
    app.get('/pictures/games/PP-0001.svg', (_request, reply) =>
      reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml')
        .send(`<svg>${'<path/>'.repeat(500)}</svg>`),
    );
    app.get('/wps/cut', (_request, reply) => {
      reply.hijack();
      const head = { 'Content-Type': 'application/json', 'Content-Length': 9_000 };
      reply.raw.writeHead(200, head).write('half of it', () => reply.raw.destroy());
    });
    app.all('/wps/reset', async (_request, reply) => {
      this.calls += 1;
      if (this.calls > this.resets) return { success: true, value: 'answered' };
      reply.hijack();
      (reply.raw.socket as Socket).resetAndDestroy();
      return reply;
    });
    app.get('/wps/never', (_request, reply) => reply.hijack());
    app.get('/wps/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`data: ${'x'.repeat(2000)}\n\n`);
    });
    await app.listen({ host: '127.0.0.1', port: this.port });
    this.port = (app.server.address() as AddressInfo).port;
    this.#app = app;
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    this.#app = undefined;
  }

  /** Sends an event to all listeners; returns their number. */
  announce(event: object = { type: 'merchant-changed', merchant: 'aurora' }): number {
    for (const { raw } of this.#lines) raw.write(`data: ${JSON.stringify(event)}\n\n`);
    return this.#lines.size;
  }
}

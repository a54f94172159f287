import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '../../../registry/src/file-names.ts';
import { buildEdge } from '../app.ts';
import type { EdgeConfig } from '../config.ts';
import { type EdgeLimits, edgeLimits } from '../limits.ts';
import { FakeOperator } from './fake-operator.ts';

/** The shell's messages for the error page. */
export const messages = {
  ko: { title: '열지 못했습니다', text: '잠시 후', retry: '다시 시도' },
  en: { title: 'Not <opened>', text: 'Shortly', retry: 'Try again' },
};
/** Of the page without a network. */
export const offlineMessages = {
  ko: { title: '연결 없음', text: '네트워크 확인', retry: '다시 시도' },
  en: { title: 'No <connection>', text: 'Check the network', retry: 'Try again' },
};
const labels = (help: string, missing: string, closed: string, region: string, money: string) => ({
  ...{ 'content.help': help, 'notFound.title': missing, 'maintenance.title': closed, 'region.title': region },
  'demo.sentence': money,
});
const shell = {
  ...{ id: 'shell', version: '1', boot: { js: ['boot.js'], css: ['boot.css'], shared: [] }, parts: {} },
  locales: { shell: { ko: 'ko.json', en: 'en.json' } },
  labels: {
    ko: labels('고객센터', '없는 페이지', '점검', '제한 지역', '가상 머니'),
    en: labels('Help', 'No such page', 'Maintenance', 'Not here', 'Play money'),
  },
  pages: [
    ...['/help', '/helpmc'].map((path) => ({ path, title: 'content.help', canonical: '/help' })),
    { path: '/answered', title: 'content.help', canonical: '/help', first: { calls: ['/wps/echo'] } },
  ],
  ...{ openToVisitors: ['/login', '/helpmc'], openWhileClosed: '/helpmc' },
};

/** A script of the shell, with its compressed copy as a build writes it. */
export const script = 'void 0;'.repeat(500);

/** The files of the shell by path, as a build writes them. */
export const shellFiles: Readonly<Record<string, string>> = {
  'shell.json': JSON.stringify(shell),
  'boot.js': script,
  'boot.css': '@layer shell{}',
  'service-worker.js': 'void "worker";',
  ...Object.fromEntries(
    (['ko', 'en'] as const).map((language) => [
      `${language}.json`,
      JSON.stringify({ bootFailure: messages[language], offline: offlineMessages[language] }),
    ]),
  ),
};

/** Writes a release store with an empty shell and no remotes; with a server build, the shell renders pages by it. */
function writeReleases(serverBuild?: string): string {
  const root = mkdtempSync(`${tmpdir()}/tessera-edge-`);
  mkdirSync(`${root}/releases/shell/1`, { recursive: true });
  mkdirSync(`${root}/console`);
  writeFileSync(`${root}/console/index.html`, '<!doctype html><title>Console</title>');
  writeFileSync(`${root}/console/console.js`, 'void 0;');
  writeFileSync(`${root}/built.json`, JSON.stringify({ shell: '1' }));
  for (const [path, content] of Object.entries(shellFiles)) writeFileSync(`${root}/releases/shell/1/${path}`, content);
  const files = { 'service-worker.js': integrityOf(shellFiles['service-worker.js'] ?? '') };
  writeFileSync(`${root}/releases/shell/1/files.json`, JSON.stringify(files));
  if (serverBuild !== undefined) {
    const folder = `${root}/releases/shell/1`;
    mkdirSync(`${folder}/server`);
    writeFileSync(`${folder}/server/index.js`, serverBuild);
    writeFileSync(`${folder}/shell.json`, JSON.stringify({ ...shell, server: 'server/index.js' }));
    writeFileSync(`${folder}/files.json`, JSON.stringify({ ...files, 'server/index.js': integrityOf(serverBuild) }));
  }
  for (const path of ['page.html', 'picture.svg'])
    writeFileSync(`${root}/releases/shell/1/${path}`, '<script>1</script>');
  writeFileSync(`${root}/releases/shell/1/boot.js.br`, brotliCompressSync(script));
  writeFileSync(`${root}/releases/shell/1/boot.js.gz`, gzipSync(script));
  return root;
}

/** A request of a test; a body of several chunks has no Content-Length. */
export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  readonly chunks?: Iterable<Buffer>;
  /** Local address that it is sent from, to act as another client. */
  readonly from?: string;
}

/** Starts an edge in front of a fake operator, or a given one; the caller of `ask` reads the body. */
export async function startEdge(
  limits: Partial<EdgeLimits> = {},
  given?: { readonly port: number; readonly internalKey: string },
  log?: EdgeConfig['log'],
  more: Partial<
    Pick<EdgeConfig, 'releases' | 'overrides' | 'rendering' | 'serviceWorker' | 'trustedProxies' | 'visitorKeyFile'>
  > = {},
  serverBuild?: string,
) {
  const operator = new FakeOperator();
  if (!given) await operator.start();
  const operatorUrl = `http://127.0.0.1:${given?.port ?? operator.port}`;
  const releasesRoot = writeReleases(serverBuild);
  const edge = await buildEdge({
    ...{ port: 0, operatorUrl, providerUrl: operatorUrl, internalKey: given?.internalKey ?? 'key', isDev: false },
    ...{ overrides: 'off', rendering: 'on', serviceWorker: 'on', trustedProxies: [] },
    releases: { root: releasesRoot, list: `${releasesRoot}/built.json` },
    ...{ consoleRoot: `${releasesRoot}/console`, limits: { ...edgeLimits, ...limits } },
    ...(log ? { log } : {}),
    ...more,
  });
  await edge.listen({ host: '127.0.0.1', port: 0 });
  const { port } = edge.server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, from?: string): Promise<IncomingMessage> =>
    new Promise((answer, fail) => {
      const sent = {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: 'aurora.localhost', ...headers },
        localAddress: from,
      };
      get(sent, answer).on('error', fail);
    });
  const send = async ({ path, method = 'POST', headers, body, chunks, from }: Sent) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path, method, localAddress: from, agent: false },
      headers: { host: 'aurora.localhost', ...(body ? { 'content-length': Buffer.byteLength(body) } : {}), ...headers },
    });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    // After the answer, the connection may already be closed.
    answered.then(() => sent.on('error', () => undefined)).catch(() => undefined);
    if (chunks) Readable.from(chunks).pipe(sent);
    else sent.end(body);
    const [answer] = await answered;
    const read = await text(answer);
    return { status: answer.statusCode, headers: answer.headers, text: read };
  };
  const stop = async () => {
    await edge.close();
    await operator.stop();
    rmSync(releasesRoot, { recursive: true });
  };
  return { operator, port, ask, send, stop };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT } from '../../start/src/settings.ts';
import { nginxPath } from './find-nginx.ts';
import { startNginx } from './nginx.ts';
import { siteConfig } from './site-config.ts';

let folder: string;
let settings: Parameters<typeof startNginx>[0];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  settings = { folder, tlsPort: await freePort(), httpPort: await freePort(), edgePort: await freePort() };
});
afterEach(() => rmSync(folder, { recursive: true }));

const pid = (): number => Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
const accepts = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

it('nginx listens when it is started, and has left its ports and its number when it is stopped', async () => {
  const nginx = await startNginx(settings, 'ignore');
  expect([await accepts(settings.tlsPort), await accepts(settings.httpPort)]).toEqual([true, true]);
  await nginx.stop();
  expect([await accepts(settings.tlsPort), await accepts(settings.httpPort)]).toEqual([false, false]);
  expect(existsSync(join(folder, 'nginx.pid'))).toBe(false);
});

it('an nginx that is left of a start that was killed makes way for the next', async () => {
  const left = await startNginx(settings, 'ignore');
  const before = pid();
  const next = await startNginx(settings, 'ignore');
  await left.ended;
  expect(pid()).not.toBe(before);
  expect(await accepts(settings.tlsPort)).toBe(true);
  await next.stop();
});

it('a start fails at once if another program has the port', async () => {
  const other = createServer().listen(settings.tlsPort, '127.0.0.1');
  await once(other, 'listening');
  await expect(startNginx(settings, 'ignore')).rejects.toThrow('nginx did not start');
  other.close();
});

it("a file's name that nginx would read as something else is refused", () => {
  const site = { tls: ['443'], tlsPort: 443, http: ['80'], edge: '127.0.0.1:8080', key: 'key.pem', hsts: false };
  expect(() => siteConfig({ ...site, certificate: '/home/$HOME/site.pem' })).toThrow('/home/$HOME/site.pem');
});

it.each([[], ['--hsts']])('what is printed for a server is a site that nginx accepts (%s)', async (...more) => {
  const nginx = await startNginx(settings, 'ignore');
  await nginx.stop();
  const files = [join(folder, 'certificate.pem'), join(folder, 'key.pem'), '127.0.0.1:8080'];
  const script = `${ROOT}/deploy/nginx/src/print-site.ts`;
  const printed = await output(process.execPath, ['--import', 'tsx', script, ...files, ...more]);
  expect(printed.includes('Strict-Transport-Security')).toBe(more.length > 0);
  expect(printed.match(/listen .*;/g)).toHaveLength(4);
  // Its ports need rights that a test does not have, and not every machine has IPv6.
  const { tlsPort, httpPort } = settings;
  const elsewhere = printed
    .replaceAll(/ +listen \[::\].*\n/g, '')
    .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `);
  writeFileSync(join(folder, 'site.conf'), elsewhere);
  expect(await output(nginxPath() ?? '', ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])).toContain(
    'test is successful',
  );
});

/** What a program prints, on both of its outputs. */
async function output(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { cwd: ROOT });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  await once(child, 'close');
  return printed;
}

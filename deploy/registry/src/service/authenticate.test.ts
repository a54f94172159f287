import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { Authenticator } from './authenticate.ts';
import type { PrivateKey } from './private-keys.ts';
import { signRequest } from './request-signature.ts';

let running: RunningRegistry;
beforeAll(async () => {
  running = await runRegistry();
});
afterAll(() => running.close());

const path = '/v1/channels/stable/promote';
const send = async (to: RunningRegistry, body: string, authorization: string): Promise<string> => {
  const response = await fetch(to.client.url + path, { method: 'POST', body, headers: { authorization } });
  const { error = 'done' } = (await response.json()) as { error?: string };
  return error;
};
const signed = (body: string, key: PrivateKey) =>
  signRequest({ method: 'POST', path, body: Buffer.from(body) }, key, running.registry.now());
const promote = (version: string) =>
  JSON.stringify({ request: crypto.randomUUID(), releases: [{ remote: 'wallet', version }] });

it('the right signature is accepted however many wrong ones came before it', async () => {
  const wrong = Array.from({ length: 60 }, () =>
    send(running, promote('1.0.0'), signed('another body', running.owner)),
  );
  expect(new Set(await Promise.all(wrong))).toEqual(new Set(['signature.wrong']));
  const body = promote('9.9.9');
  expect(await send(running, body, signed(body, running.owner))).toBe('release.unknown');
});

it('a request that changed nothing cannot be sent again to another registry on the store', async () => {
  const other = await runRegistry(running.folder);
  for (const version of ['1.0.0', '1.1.0']) await running.publish({ version });
  await running.command('promote', { releases: [{ remote: 'wallet', version: '1.0.0' }] });
  const body = promote('1.0.0');
  const signature = signed(body, running.team);
  expect(await send(running, body, signature)).toBe('done');
  await running.command('promote', { releases: [{ remote: 'wallet', version: '1.1.0' }] });
  expect(await send(other, body, signature)).toBe('signature.repeated');
  expect((await running.registry.channel('stable')).remotes.wallet?.stable).toBe('1.1.0');
  await other.stop();
});

it('a signature that became too old while the body arrived is refused', async () => {
  const authenticator = new Authenticator(running.registry);
  const body = promote('1.0.0');
  const signature = await authenticator.expect(signed(body, running.team));
  running.clock.aheadMs = 61_000;
  const late = authenticator.check(signature, { method: 'POST', path, body: Buffer.from(body) });
  await expect(late).rejects.toMatchObject({ code: 'signature.old', message: expect.stringMatching(/ 6\d s ago;/) });
  running.clock.aheadMs = 0;
});

it('a signature from the future is refused in words', async () => {
  running.clock.aheadMs = -61_000;
  const body = promote('1.0.0');
  const header = signRequest({ method: 'POST', path, body: Buffer.from(body) }, running.team);
  const attempt = new Authenticator(running.registry).expect(header);
  await expect(attempt).rejects.toMatchObject({ message: expect.stringMatching(/ 6\d s in the future;/) });
  running.clock.aheadMs = 0;
});

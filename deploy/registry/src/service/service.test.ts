import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { ReleaseStatement, Signed, SignedState } from '@tessera/shared/registry';
import { trustRelease, trustState } from '@tessera/shared/registry/trust';
import { RegistryRefused } from '../command/client.ts';
import { signBuilt } from '../command/publish.ts';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { writeSample } from '../testing/sample-release.ts';
import { newKeyText, type PrivateKey, PrivateKeys, readKey, signText } from './private-keys.ts';
import { signRequest } from './request-signature.ts';

let running: RunningRegistry;
beforeAll(async () => {
  running = await runRegistry();
});
afterAll(() => running.close());

/** The state as an edge reads it. */
async function trusted(seen = { keys: 0, channel: 0 }) {
  const { client, registry } = running;
  const state = await client.get<SignedState>('/v1/state');
  return trustState(state, { ownerKeys: registry.ownerKeys, channel: 'stable', now: registry.now(), seen });
}

/** The code with which something is refused; `undefined` if it is not. */
const codeOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof RegistryRefused) return cause.code;
      throw cause;
    },
  );

interface Entry {
  readonly what: string;
  readonly details: string;
  readonly refused?: string;
}
const audit = async (): Promise<readonly Entry[]> =>
  (await running.client.get<{ entries: Entry[] }>('/v1/audit')).entries;

/** Repeatable uploads of one publication, for tests that go wrong between its steps. */
async function upload(folder: string): Promise<ReturnType<typeof signBuilt>> {
  const built = signBuilt(folder, running.team);
  const { missing } = await running.client.post<{ missing: string[] }>('/v1/releases', built.publication, running.team);
  for (const hash of missing)
    await running.client.putBytes(`/v1/objects/${hash}`, built.objects.get(hash)?.() ?? Buffer.alloc(0), running.team);
  return built;
}

describe('a release', () => {
  it('is trusted by an edge after it was published and promoted', async () => {
    await running.publish({ version: '1.0.0' });
    await running.command('promote', { releases: [{ remote: 'wallet', version: '1.0.0' }] });
    const state = await trusted();
    expect(state.channel.remotes.wallet?.stable).toBe('1.0.0');
    const release = await running.client.get<{ statement: Signed; files: string }>('/v1/releases/wallet/1.0.0');
    const { builds } = await trustRelease(release.statement, { id: 'wallet', version: '1.0.0' }, state);
    expect(`sha384-${createHash('sha384').update(release.files).digest('base64')}`).toBe(builds.browser.files);
    const list = JSON.parse(release.files) as Record<string, string>;
    for (const integrity of Object.values(list)) {
      const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
      const content = await running.client.bytes(`/v1/objects/${hash}`);
      expect(createHash('sha384').update(content).digest('hex')).toBe(hash);
    }
  });

  it('is published again with the same files without an error, and refused with other ones', async () => {
    await running.publish({ version: '1.1.0' });
    await running.publish({ version: '1.1.0' });
    expect(await codeOf(running.publish({ version: '1.1.0', code: 'other()' }))).toBe('release.exists');
    expect((await audit()).filter(({ details }) => details === 'publish wallet@1.1.0')).toHaveLength(1);
  });

  it('is not visible before its commit, and not committed before all of its files are there', async () => {
    const { client, team } = running;
    const built = signBuilt(writeSample({ version: '1.2.0' }), team);
    const commit = () => client.post('/v1/releases/wallet/1.2.0/commit', built.publication, team);
    expect(await codeOf(commit())).toBe('release.incomplete');
    await upload(writeSample({ version: '1.2.0' }));
    expect(await codeOf(client.get('/v1/releases/wallet/1.2.0'))).toBe('release.unknown');
    await commit();
    expect(await codeOf(client.get('/v1/releases/wallet/1.2.0'))).toBeUndefined();
  });

  it('is published once by publishers that are faster than each other', async () => {
    const codes = await Promise.all(
      ['a()', 'b()', 'a()', 'b()'].map((code) => codeOf(running.publish({ version: '1.3.0', code }))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(2);
    expect(codes.filter((code) => code === 'release.exists')).toHaveLength(2);
  });

  it.each([
    [
      'a file with another hash',
      'object.wrong',
      () => running.client.putBytes(`/v1/objects/${'a'.repeat(96)}`, Buffer.from('b'), running.team),
    ],
    ['a version that is a path', 'request.invalid', () => running.publish({ version: '../1.0.0' })],
    [
      'a compressed form of something else',
      'release.mixed-up',
      async () => {
        const { publication } = await upload(writeSample({ version: '1.4.0' }));
        const other = await upload(writeSample({ version: '1.4.1', code: 'other()' }));
        const encodings = { 'entry.js': other.publication.encodings['entry.js'] };
        await running.client.post('/v1/releases/wallet/1.4.0/commit', { ...publication, encodings }, running.team);
      },
    ],
    [
      'a container that could be that of another release',
      'release.mixed-up',
      () => running.publish({ version: '1.4.5', container: 'mf_games_1_0_0' }),
    ],
    [
      'a server build that its record does not name',
      'release.mixed-up',
      async () => {
        const { publication } = await upload(writeSample({ version: '1.4.6' }));
        const content = JSON.parse(publication.statement.text) as ReleaseStatement;
        const server = { entry: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` };
        const text = JSON.stringify({ ...content, builds: { ...content.builds, server } });
        const statement = signText('release', text, running.team);
        await running.client.post('/v1/releases/wallet/1.4.6/commit', { ...publication, statement }, running.team);
      },
    ],
    [
      'a list of files that was changed after the statement',
      'release.mixed-up',
      async () => {
        const { publication } = signBuilt(writeSample({ version: '1.4.2' }), running.team);
        await running.client.post('/v1/releases', { ...publication, files: `${publication.files} ` }, running.team);
      },
    ],
    [
      'a path that only some readers would see',
      'request.invalid',
      async () => {
        const built = signBuilt(writeSample({ version: '1.4.4' }), running.team);
        const files = built.publication.files.replace('{', `{"__proto__":"sha384-${'a'.repeat(64)}",`);
        const content = JSON.parse(built.publication.statement.text) as ReleaseStatement;
        const hash = `sha384-${createHash('sha384').update(files).digest('base64')}`;
        const text = JSON.stringify({ ...content, builds: { browser: { ...content.builds.browser, files: hash } } });
        const statement = signText('release', text, running.team);
        await running.client.post('/v1/releases', { ...built.publication, files, statement }, running.team);
      },
    ],
    [
      'the statement of a key that the registry does not know',
      'untrusted.unknown-key',
      async () => {
        const { publication } = signBuilt(writeSample({ version: '1.4.3' }), readKey(newKeyText('stranger'), 'test'));
        await running.client.post('/v1/releases', publication, running.team);
      },
    ],
  ] as const)('is refused with %s: %s', async (_, code, attempt) => {
    expect(await codeOf(attempt())).toBe(code);
  });
});

describe('a command', () => {
  it('is carried out once when its request is repeated', async () => {
    const body = { request: 'the-same-request', remote: 'wallet', because: 'test' };
    const first = await running.command('kill', body);
    expect(await running.command('kill', body)).toEqual(first);
    expect(await codeOf(running.command('kill', { ...body, because: 'something else' }))).toBe('request.repeated');
    await running.command('revive', { remote: 'wallet' });
  });

  it('that does not apply is refused, and the audit log says so', async () => {
    expect(await codeOf(running.command('promote', { releases: [{ remote: 'wallet', version: '9.9.9' }] }))).toBe(
      'release.unknown',
    );
    const details = 'promote wallet@9.9.9';
    expect(await audit()).toContainEqual(
      expect.objectContaining({ what: 'promote', details, refused: 'wallet 9.9.9 is not published.' }),
    );
  });

  it('is never lost among many at once, also through two registries on one folder', async () => {
    const second = await runRegistry(running.folder);
    const merchants = Array.from({ length: 12 }, (_, at) => `merchant-${at}`);
    await Promise.all(
      merchants.map((merchant, at) =>
        (at % 2 ? second : running).command('kill', { remote: 'wallet', merchant, because: 'race' }),
      ),
    );
    const { channel } = await trusted();
    expect(Object.keys(channel.remotes.wallet?.merchants ?? {}).sort()).toEqual([...merchants].sort());
    await second.stop();
  });

  it('reaches an open stream of changes, also from another registry', async () => {
    const second = await runRegistry(running.folder);
    const [stream] = (await once(get(`${running.client.url}/v1/changes`), 'response')) as [IncomingMessage];
    const events = stream.setEncoding('utf8')[Symbol.asyncIterator]();
    const next = async (): Promise<number> => {
      for (;;) {
        const { value, done } = await events.next();
        const [, serial] = /"serial":(\d+)/.exec(String(value)) ?? [];
        if (done || serial) return Number(serial);
      }
    };
    const before = await next();
    await second.command('pin', { remote: 'wallet', version: '1.0.0', merchant: 'aurora' });
    expect(await next()).toBe(before + 1);
    stream.destroy();
    await second.stop();
  });
});

describe('a channel that does not exist', () => {
  const promote = (body: object, key?: PrivateKey) =>
    running.client.post(
      '/v1/channels/stabel/promote',
      { request: crypto.randomUUID(), releases: [{ remote: 'wallet', version: '1.0.0' }], ...body },
      key ?? running.team,
    );

  it('is not made by a mistyped command', async () => {
    expect(await codeOf(promote({}))).toBe('channel.unknown');
    expect(await codeOf(promote({}, running.owner))).toBe('channel.unknown');
    expect(await running.registry.documents.channels()).toEqual(['stable']);
  });

  it('is made by the owner who says so, and by nobody else', async () => {
    expect(await codeOf(promote({ createChannel: true }))).toBe('key.wrong');
    await promote({ createChannel: true }, running.owner);
    expect((await running.registry.channel('stabel')).remotes.wallet?.stable).toBe('1.0.0');
  });
});

describe('a merchant whom the channel has never named', () => {
  const pin = (merchant: string, key?: PrivateKey) =>
    running.command('pin', { remote: 'wallet', version: '1.0.0', merchant }, key);

  it('is mentioned in the answer, the first time', async () => {
    const warning = 'The channel had no rule for a merchant "lotsu" before. Is the code right?';
    expect((await pin('lotsu')).warnings).toEqual([warning]);
    expect((await running.command('kill', { remote: 'wallet', merchant: 'lotsu', because: 'x' })).warnings).toEqual([]);
  });

  it('cannot be one of very many from one key, and the owner goes on', async () => {
    const codes = [];
    for (let at = 0; at < 21; at++) codes.push(await codeOf(pin(`made-up-${at}`)));
    expect(codes).toContain('merchant.limit');
    expect(await codeOf(pin('by-the-owner', running.owner))).toBeUndefined();
  });
});

it('a long reason is in the audit log, and its beginning in the document that every page has', async () => {
  const because = 'x'.repeat(500);
  await running.command('kill', { remote: 'wallet', because });
  expect((await trusted()).channel.remotes.wallet?.killed?.because).toBe(`${'x'.repeat(119)}…`);
  expect(await audit()).toContainEqual(expect.objectContaining({ details: `kill wallet: ${because}` }));
  await running.command('revive', { remote: 'wallet' });
});

describe('the signature of a request', () => {
  it('is needed, and belongs to one request alone', async () => {
    const { client } = running;
    const url = `${client.url}/v1/channels/stable/revive`;
    const body = JSON.stringify({ request: 'signature-test', remote: 'wallet', merchant: 'aurora' });
    const send = async (authorization: string, sent = body): Promise<string> => {
      const response = await fetch(url, { method: 'POST', body: sent, headers: { authorization } });
      return ((await response.json()) as { error: string }).error;
    };
    const request = { method: 'POST', path: '/v1/channels/stable/revive', body: Buffer.from(body) };
    const header = signRequest(request, running.team, Date.now());
    expect(await send('')).toBe('signature.missing');
    expect(await send(header, body.replace('aurora', 'harbor'))).toBe('signature.wrong');
    expect(await send(signRequest(request, running.team, Date.now() - 61_000))).toBe('signature.old');
    expect(await send(signRequest(request, readKey(newKeyText('stranger'), 'test'), Date.now()))).toBe('key.unknown');
    // Aurora is not killed: the signature is fine, and used up.
    expect(await send(header)).toBe('command.refused');
    expect(await send(header)).toBe('signature.repeated');
  });
});

it('a file of more than 8 MB is refused before it is read', async () => {
  const file = Buffer.alloc(8_000_001);
  await expect(running.client.putBytes(`/v1/objects/${'0'.repeat(96)}`, file, running.team)).rejects.toThrow(
    'too large',
  );
});

it('the description of the API has what a call takes, and how it is signed', async () => {
  const { paths } = await running.client.get<{
    paths: Record<string, Record<string, { requestBody?: unknown; security?: unknown }>>;
  }>('/openapi.json');
  expect(paths['/v1/channels/{channel}/promote']?.post?.security).toEqual([{ tessera: [] }]);
  expect(paths['/v1/state']?.get?.security).toBeUndefined();
  expect(paths['/v1/channels/{channel}/promote']?.post?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['request', 'releases'] } } },
  });
});

describe('the reports of edges', () => {
  const failing = { whole: { visitors: 100, failures: { render: 10 } }, parts: {} };
  const counted = (visitors: number, failures: object = {}) => ({ whole: { visitors, failures }, parts: {} });
  const report = async (body: object = failing, key?: PrivateKey) =>
    running.client.post<{ isHalted: boolean }>(
      '/v1/reports',
      { channel: 'stable', remote: 'lottery', version: '1.1.0', ...body },
      key ?? (await new PrivateKeys(running.folder).readOrCreate('edge')),
    );
  const lottery = async () => (await trusted()).channel.remotes.lottery;

  beforeAll(async () => {
    for (const version of ['1.0.0', '1.1.0']) await running.publish({ id: 'lottery', version });
    await running.command('promote', { releases: [{ remote: 'lottery', version: '1.0.0' }] });
  });

  it('halt a canary that fails too often, once, and say why', async () => {
    await running.command('canary', { remote: 'lottery', version: '1.1.0', percent: 10 });
    expect(await report(counted(100))).toEqual({ isHalted: false });
    const { channel } = await trusted();
    expect(await Promise.all([report(), report()])).toContainEqual({ isHalted: true });
    const because = expect.stringMatching(/it failed for \d0 of \d00 visitors in 10 minutes \(render/);
    expect((await lottery())?.canary).toEqual({
      ...{ version: '1.1.0', percent: 10, startedAt: expect.any(Number) },
      halted: { at: expect.any(Number), because },
    });
    expect(await report()).toEqual({ isHalted: true });
    expect((await trusted()).channel.serial).toBe(channel.serial + 1);
    expect(await audit()).toContainEqual(expect.objectContaining({ by: 'registry', what: 'halt', details: because }));
  });

  it('halt it again only for what failed after somebody tried it again', async () => {
    running.clock.aheadMs += 30_000;
    await running.command('canary', { remote: 'lottery', version: '1.1.0', percent: 5 });
    expect(await report(counted(1, { render: 1 }))).toEqual({ isHalted: false });
    expect((await lottery())?.canary?.halted).toBeUndefined();
    expect(await report()).toEqual({ isHalted: true });
    running.clock.aheadMs = 0;
  });

  it('are accepted with as many parts as a release has, and no others', async () => {
    const parts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`dialog:${at}`, counted(1).whole]));
    expect(await report({ ...counted(1), parts: parts(200) })).toBeDefined();
    expect(await codeOf(report({ ...counted(1), parts: parts(201) }))).toBe('request.invalid');
    expect(await codeOf(report(counted(-1)))).toBe('request.invalid');
  });

  it('never touch a stable release', async () => {
    const before = (await trusted()).channel.serial;
    expect(await report({ ...failing, version: '1.0.0' })).toEqual({ isHalted: false });
    expect((await trusted()).channel.serial).toBe(before);
  });

  it('are accepted from the keys of edges alone', async () => {
    expect(await codeOf(report(failing, running.team))).toBe('key.wrong');
  });
});

it('the registry signs its documents again after a day, under new serials', async () => {
  const before = await trusted();
  running.clock.aheadMs = 25 * 3_600_000;
  await running.registry.renew();
  const after = await trusted({ keys: before.keys.serial + 1, channel: before.channel.serial + 1 });
  expect(after.channel.remotes).toEqual(before.channel.remotes);
  await running.registry.renew();
  expect((await trusted()).channel.serial).toBe(after.channel.serial);
});

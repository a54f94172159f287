/**
 * @jest-environment <rootDir>/deploy/presets/jest/checking-jsdom.cjs
 * @jest-environment-options {"url": "http://localhost/"}
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerLoader } from './container-loader.ts';
import { LoadFailure, stepOf } from './load-failure.ts';
import { loadWithRetries } from './load-with-retries.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { type ShareScope, shareScope } from './share-scope.ts';
import { enhancedLoader } from './testing/enhanced-loader.ts';
import { addReleases, installFiles, prepareFiles, requestFile } from './trusted-files.ts';

const ROOT = join(__dirname, '../../..');
const work = mkdtempSync(join(tmpdir(), 'tessera-remotes-'));

/** How the next requests of a file are answered instead of with the file. */
const answers = new Map<string, (response: ServerResponse) => void>();
const requested: string[] = [];
/** Responses that never end by themselves. */
const unanswered: ServerResponse[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'deploy/presets/testing/build-sample-remotes.ts', work], {
    cwd: ROOT,
  });
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(`${request.method} ${path}`);
    const answer = answers.get(path);
    if (answer) return answer(response);
    response.setHeader('access-control-allow-origin', '*');
    response.end(fileAt(path));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  installFiles({
    shell: { id: 'shell', version: '1', base: '/shell/', filesHash: '', locales: {}, fonts: [] },
    remotes: [],
  });
});

/**
 * `/<copy>/<version>/<file>`. Containers are global variables, which a page cannot remove, so each test has a copy of the
 * remotes with names of its own.
 */
function fileAt(path: string): string {
  const [, copy = '', version = '', file = ''] = path.split('/');
  if (file === 'files.json') return listOf(copy, version);
  return readFileSync(join(work, version, file), 'utf8').replaceAll('mf_sample_', `mf_${copy}_`);
}

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Files that the lists leave out. */
const unlisted = new Set<string>();
function listOf(copy: string, version: string): string {
  const paths = readdirSync(join(work, version)).map((file) => `/${copy}/${version}/${file}`);
  const listed = paths.filter((path) => !unlisted.has(path));
  return JSON.stringify(Object.fromEntries(listed.map((path) => [path.split('/')[3], hashOf(fileAt(path))])));
}

/** Answers with a file of which one byte is another one. */
const flip = (path: string): void =>
  void answers.set(path, (response) => {
    response.setHeader('access-control-allow-origin', '*');
    const bytes = Buffer.from(fileAt(path));
    bytes[bytes.length - 1] = 0x20 ^ (bytes.at(-1) ?? 0);
    response.end(bytes);
  });

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(work, { recursive: true });
});

let copies = 0;
beforeEach(() => {
  // The document reports each file that does not arrive.
  jest.spyOn(console, 'error').mockImplementation();
  copies += 1;
  answers.clear();
  unlisted.clear();
  requested.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const response of unanswered.splice(0)) response.destroy();
});

const scriptFor = (url: string): HTMLScriptElement => Object.assign(document.createElement('script'), { src: url });

/** As on the site; the list of the release is here already. */
const checkedScript = (url: string): HTMLScriptElement => {
  const script = document.createElement('script');
  requestFile(script, url);
  return script;
};

type MakeLoader = (scope: ShareScope, createScript: (url: string) => HTMLScriptElement) => RemoteLoader;

/** Every loader that a host may use; the site uses the first. */
const loaders: readonly (readonly [string, MakeLoader])[] = [
  ['webpack containers', (scope, createScript) => containerLoader({ scope, createScript })],
  ['@module-federation/enhanced', enhancedLoader],
];

interface Page {
  readonly text: string;
  readonly kit: unknown;
  readonly className: string;
}
type SampleContract = {
  readonly version: string;
  readonly routes: readonly [{ readonly page: () => Promise<{ readonly default: Page }> }];
};

const scopeOf = (version: string, kit: () => Promise<unknown>): ShareScope =>
  shareScope([{ version, modules: { '@tessera/shared/kit': kit } }]);

describe.each(loaders)('a remote loaded by %s', (name, makeLoader) => {
  function release(version: string) {
    const entry = readdirSync(join(work, version)).find((file) => file.startsWith('remote-entry')) ?? '';
    const found = {
      ...{ id: 'sample', version, entry },
      container: `mf_copy${copies}_${version.replaceAll('.', '_')}`,
      base: `${origin}/copy${copies}/${version}/`,
      filesHash: hashOf(listOf(`copy${copies}`, version)),
    };
    addReleases(undefined, [found]);
    return found;
  }
  const entryPath = (version: string): string => `/copy${copies}/${version}/${release(version).entry}`;
  const kitFor = (version: string, kit: () => Promise<unknown> = async () => ({ kit: 'the kit' })): RemoteLoader =>
    makeLoader(scopeOf(version, kit), scriptFor);
  const contractOf = async (loader: RemoteLoader, version: string) =>
    (await loader(release(version))) as unknown as SampleContract;
  const pageOf = async (contract: SampleContract): Promise<Page> => (await contract.routes[0].page()).default;
  const failureOf = (load: Promise<unknown>): Promise<unknown> =>
    load.then(
      () => undefined,
      (cause: unknown) => cause,
    );

  it('runs beside another version of it, and both use the one shared module', async () => {
    const kit = { kit: `${name}'s kit` };
    const loader = kitFor('1.0.0', async () => kit);
    const [first, second] = [await contractOf(loader, '1.0.0'), await contractOf(loader, '2.0.0')];
    expect([first.version, second.version]).toEqual(['1.0.0', '2.0.0']);
    const pages = [await pageOf(first), await pageOf(second)];
    expect(pages.map(({ text }) => text)).toEqual(['page 1.0.0', 'page 2.0.0']);
    expect(pages.map((page) => page.kit)).toEqual([kit.kit, kit.kit]);
  });

  it('is downloaded by the element that the page makes, which may check its integrity', async () => {
    const made: HTMLScriptElement[] = [];
    const loader = makeLoader(
      scopeOf('1.0.0', async () => ({})),
      (url) => {
        const script = Object.assign(scriptFor(url), {
          crossOrigin: 'anonymous',
          integrity: hashOf(fileAt(entryPath('1.0.0'))),
        });
        made.push(script);
        return script;
      },
    );
    await loader(release('1.0.0'));
    expect(made.map(({ src }) => new URL(src).pathname)).toEqual([entryPath('1.0.0')]);
  });

  it('is retried after the network failed, and fails at the download if it stays away', async () => {
    let refusals = 2;
    answers.set(entryPath('1.0.0'), (response) => {
      if (refusals-- > 0) response.destroy();
      else response.end(fileAt(entryPath('1.0.0')));
    });
    const loader = kitFor('1.0.0');
    const load = () => loadWithRetries('sample', () => loader(release('1.0.0')), { pauseMs: () => 1 });
    expect(await load()).toMatchObject({ version: '1.0.0' });

    answers.set(entryPath('2.0.0'), (response) => response.destroy());
    const away = await failureOf(loadWithRetries('sample', () => loader(release('2.0.0')), { pauseMs: () => 1 }));
    expect(away).toMatchObject({ step: 'download', isNetworkCause: true });
    // Three times to load it, and before each retry to find out why it did not arrive.
    expect(requested.filter((request) => request === `GET ${entryPath('2.0.0')}`)).toHaveLength(3 + 2);
  });

  it('fails at the download when its entry never arrives, after its deadline', async () => {
    answers.set(entryPath('1.0.0'), (response) => void unanswered.push(response));
    const load = loadWithRetries('sample', () => kitFor('1.0.0')(release('1.0.0')), {
      deadlineMs: 30,
      pauseMs: () => 1,
    });
    expect(await failureOf(load)).toMatchObject({ step: 'download', message: expect.stringContaining('deadline') });
  });

  it('fails at the download when its entry is no container', async () => {
    answers.set(entryPath('1.0.0'), (response) => response.end('// a page of a proxy'));
    expect(stepOf(await failureOf(kitFor('1.0.0')(release('1.0.0'))))).toBe('download');
  });

  it('fails at the share when the page has an unsuitable version, or none', async () => {
    const old = await contractOf(kitFor('0.9.0'), '1.0.0');
    expect(stepOf(await failureOf(pageOf(old)))).toBe('share');
    const nothing = await contractOf(makeLoader({}, scriptFor), '2.0.0');
    expect(stepOf(await failureOf(pageOf(nothing)))).toBe('share');
  });

  it('fails at the share when a shared module throws, and at the download when its file is away; the next try works', async () => {
    let cause: Error | undefined = new Error('no such export');
    const kit = async () => {
      if (cause) throw cause;
      return { kit: 'the kit' };
    };
    const contract = await contractOf(kitFor('1.0.0', kit), '1.0.0');
    expect(stepOf(await failureOf(pageOf(contract)))).toBe('share');
    cause = Object.assign(new Error('7'), { name: 'ChunkLoadError' });
    expect(stepOf(await failureOf(pageOf(contract)))).toBe('download');
    cause = undefined;
    expect(await pageOf(contract)).toMatchObject({ text: 'page 1.0.0', kit: 'the kit' });
  });

  /** The page of a release that comes with all checks, as the site loads it; or what failed. */
  const checkedPage = async (version: string): Promise<unknown> => {
    const kit = shareScope([{ version: '1.0.0', modules: { '@tessera/shared/kit': async () => ({ kit: '' }) } }]);
    const loader = makeLoader(kit, checkedScript);
    const load = async () => pageOf((await loader(release(version))) as unknown as SampleContract);
    return loadWithRetries('sample', load, { pauseMs: () => 1 }).catch((cause: unknown) => cause);
  };
  const fileOf = (version: string, name: RegExp): string => {
    const file = readdirSync(join(work, version)).find((one) => name.test(one));
    return `/copy${copies}/${version}/${file}`;
  };

  it('runs when each of its files has the hash of its list, beside another version with styles of its own', async () => {
    for (const version of ['1.0.0', '2.0.0']) await prepareFiles(release(version));
    const pages = [await checkedPage('1.0.0'), await checkedPage('2.0.0')] as Page[];
    expect(pages.map(({ text }) => text)).toEqual(['page 1.0.0', 'page 2.0.0']);
    expect(new Set(pages.map(({ className }) => className)).size).toBe(2);
  });

  it.each([
    ['entry', /^remote-entry.*js$/],
    ['chunk', /^\d+\.js$/],
    ['style', /^\d+\.css$/],
  ])('fails at the integrity when a byte of its %s is another one, and is not requested again', async (_, name) => {
    await prepareFiles(release('1.0.0'));
    const path = fileOf('1.0.0', name);
    flip(path);
    const failure = await checkedPage('1.0.0');
    expect(failure).toMatchObject({ step: 'integrity', isNetworkCause: false });
    // Once to use it, and twice to find out what is wrong with it.
    expect(requested.filter((request) => request === `GET ${path}`)).toHaveLength(3);
  });

  it('fails at the integrity when its list leaves out a file', async () => {
    unlisted.add(fileOf('1.0.0', /^\d+\.js$/));
    await prepareFiles(release('1.0.0'));
    expect(await checkedPage('1.0.0')).toMatchObject({ step: 'integrity' });
  });

  it('fails at the contract when its contract throws', async () => {
    const cause = await failureOf(
      loadWithRetries('sample', () => kitFor('1.0.0')(release('3.0.0')), { pauseMs: () => 1 }),
    );
    expect(cause).toBeInstanceOf(LoadFailure);
    expect(cause).toMatchObject({ step: 'contract', message: expect.stringContaining('This contract is broken.') });
  });
});

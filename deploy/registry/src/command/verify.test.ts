import { brotliCompressSync } from 'node:zlib';
import type { Publication } from '../service/publish.ts';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { writeSample } from '../testing/sample-release.ts';
import { RegistryClient } from './client.ts';
import { runCommand } from './run-command.ts';
import { Settings } from './settings.ts';
import { readTrusted } from './trusted.ts';
import { verify } from './verify.ts';

let running: RunningRegistry;
const env = () => ({ TESSERA_REGISTRY: running.folder, TESSERA_REGISTRY_URL: running.client.url });

beforeAll(async () => {
  running = await runRegistry();
  for (const args of [
    ['publish', '--from', writeSample({ version: '1.0.0', code: 'ok();'.repeat(100) })],
    ['promote', 'wallet@1.0.0'],
  ])
    expect((await runCommand(args, env())).stderr).toBe('');
});
afterAll(() => running.close());

/** A registry that answers with something else than what was published. */
class LyingClient extends RegistryClient {
  readonly #bytes: (content: Buffer) => Buffer;
  readonly #release: (release: Publication) => Publication;

  constructor(change: { bytes?: (content: Buffer) => Buffer; release?: (release: Publication) => Publication }) {
    super(running.client.url);
    this.#bytes = change.bytes ?? ((content) => content);
    this.#release = change.release ?? ((release) => release);
  }

  override async bytes(path: string): Promise<Buffer> {
    return this.#bytes(await super.bytes(path));
  }

  override async get<Answer>(path: string): Promise<Answer> {
    const answer = await super.get<Answer>(path);
    return path.startsWith('/v1/releases/') ? (this.#release(answer as Publication) as Answer) : answer;
  }
}

async function faultsOf(change: ConstructorParameters<typeof LyingClient>[0]): Promise<readonly string[]> {
  const state = await readTrusted(new Settings(env()), 'stable');
  return (await verify(new LyingClient(change), state)).faults;
}
const isScript = (content: Buffer) => content.toString().startsWith('ok();');

it('a registry that answers with what was signed has no faults', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it('a registry that answers with another script is found out', async () => {
  const bytes = (content: Buffer) => (isScript(content) ? Buffer.from('no();') : content);
  expect(await faultsOf({ bytes })).toEqual(['wallet 1.0.0: entry.js: its content is not the signed one']);
});

it('a registry that answers with another list of files is found out', async () => {
  const release = (published: Publication) => ({
    ...published,
    files: published.files.replace('entry.js', 'other.js'),
  });
  expect(await faultsOf({ release })).toEqual(['wallet 1.0.0: files.json is not the signed one']);
});

it('a registry that answers with another compressed copy is found out', async () => {
  // A compressed copy of this script is the only short content that is not JSON.
  const bytes = (content: Buffer) =>
    content.length < 40 && !content.toString().startsWith('{') ? brotliCompressSync('no();') : content;
  expect(await faultsOf({ bytes })).toContain('wallet 1.0.0: entry.js: its br form has another content');
});

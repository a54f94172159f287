import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FileList, ReleaseStatement, Signed, SignedState } from '@tessera/shared/registry';
import { fewAtOnce } from '../../../registry/src/few-at-once.ts';
import { integrityOf, objectOf } from '../../../registry/src/file-names.ts';
import { unpacked } from '../../../registry/src/unpacked.ts';
import type { PublishedRelease, RegistryClient } from './registry-client.ts';

/** How many files of a release are fetched at once. */
const atOnce = 8;

const decompress = { br: brotliDecompressSync, gz: gunzipSync } as const;

/** Whether it can be a folder or a file below a release: a record decides where this edge writes. */
const isSafe = (path: string): boolean =>
  path !== '' && normalize(path) === path && !/^[/.]|\\|(?:^|\/)\.\.?(?:\/|$)/.test(path);
const isName = (name: string): boolean => /^[\w.+-]+$/.test(name) && !name.startsWith('.');

/**
 * The folder in which an edge keeps what it has from the registry, so that it starts and serves without it: each release
 * complete and checked, or not at all.
 */
export class Mirror {
  readonly folder: string;
  readonly #state: string;
  readonly #drafts: string;
  /** Releases that are being fetched, so that many pages wait for one download. */
  readonly #fetching = new Map<string, Promise<void>>();
  /** Folders of releases whose content this process has compared with its hashes. */
  readonly #checked = new Set<string>();

  constructor(root: string) {
    this.folder = `${root}/releases`;
    this.#state = `${root}/state.json`;
    this.#drafts = `${root}/drafts`;
    // What a killed edge left.
    rmSync(this.#drafts, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    mkdirSync(this.#drafts, { recursive: true });
  }

  /**
   * Whether a release is here, complete. What an earlier run left is compared with its hashes once; after a crash or on a
   * broken disk it may not be what was written, and is then removed.
   */
  has(id: string, version: string): boolean {
    const path = this.#pathOf(id, version);
    if (this.#checked.has(path)) return true;
    if (!existsSync(path)) return false;
    const fault = faultIn(path);
    if (fault) {
      console.error(`[edge] ${id} ${version} is removed from the mirror: ${fault}`);
      rmSync(path, { recursive: true, force: true });
      return false;
    }
    this.#checked.add(path);
    return true;
  }

  /** The signed statement of a release that is here. */
  statement(id: string, version: string): Signed {
    return JSON.parse(readFileSync(`${this.#pathOf(id, version)}/release.json`, 'utf8')) as Signed;
  }

  /** The documents that were used last, if there are any. */
  state(): SignedState | undefined {
    return existsSync(this.#state) ? (JSON.parse(readFileSync(this.#state, 'utf8')) as SignedState) : undefined;
  }

  keepState(state: SignedState): void {
    const draft = `${this.#drafts}/state.json`;
    writeFileSync(draft, JSON.stringify(state));
    renameSync(draft, this.#state);
  }

  /**
   * Fetches a release, unless it is here. `trust` checks its statement and throws if it must not be used; every file is
   * compared with its hash. Throws if anything is missing or wrong, and then nothing of it stays.
   */
  async fetch(
    registry: RegistryClient,
    id: string,
    version: string,
    trust: (statement: Signed) => Promise<ReleaseStatement>,
  ): Promise<void> {
    if (this.has(id, version)) return;
    const key = `${id}/${version}`;
    const fetching =
      this.#fetching.get(key) ??
      this.#fetch(registry, id, version, trust).finally(() => {
        this.#fetching.delete(key);
      });
    this.#fetching.set(key, fetching);
    return fetching;
  }

  async #fetch(
    registry: RegistryClient,
    id: string,
    version: string,
    trust: (statement: Signed) => Promise<ReleaseStatement>,
  ): Promise<void> {
    if (!isName(id) || !isName(version)) throw new Error(`${id} ${version} is no name of a release.`);
    const published = await registry.release(id, version);
    const { builds } = await trust(published.statement);
    if (integrityOf(published.files) !== builds.browser.files)
      throw new Error(`The list of files of ${id} ${version} is not the one that was signed.`);

    const draft = mkdtempSync(join(this.#drafts, 'release-'));
    try {
      await this.#fetchFiles(registry, published, draft);
      // The list is no file of the build, so nobody has compressed it before.
      writeFileSync(`${draft}/files.json`, published.files);
      writeFileSync(`${draft}/files.json.br`, brotliCompressSync(published.files));
      writeFileSync(`${draft}/files.json.gz`, gzipSync(published.files));
      writeFileSync(`${draft}/release.json`, JSON.stringify(published.statement));
      const path = this.#pathOf(id, version);
      mkdirSync(dirname(path), { recursive: true });
      renameSync(draft, path);
      this.#checked.add(path);
    } catch (cause) {
      rmSync(draft, { recursive: true, force: true });
      throw cause;
    }
  }

  async #fetchFiles(registry: RegistryClient, { files, encodings }: PublishedRelease, draft: string): Promise<void> {
    await fewAtOnce(Object.entries(JSON.parse(files) as FileList), atOnce, async ([path, integrity]) => {
      if (!isSafe(path)) throw new Error(`${path} is no path of a file in a release.`);
      const content = await registry.object(objectOf(integrity));
      if (integrityOf(content) !== integrity) throw new Error(`${path} has not the content that was signed.`);
      mkdirSync(dirname(`${draft}/${path}`), { recursive: true });
      writeFileSync(`${draft}/${path}`, content);
      for (const encoding of ['br', 'gz'] as const) {
        const object = encodings[path]?.[encoding];
        if (!object) continue;
        const encoded = await registry.object(object);
        // Nobody signed the compressed copies: they must be the file that was signed.
        if (!(await unpacked(encoding, encoded, content.length + 1)).equals(content))
          throw new Error(`${path}.${encoding} is not ${path}.`);
        writeFileSync(`${draft}/${path}.${encoding}`, encoded);
      }
    });
  }

  #pathOf(id: string, version: string): string {
    return `${this.folder}/${id}/${version}`;
  }
}

/** What is wrong with the content of a release's folder. */
function faultIn(folder: string): string | undefined {
  const read = (path: string): Buffer => readFileSync(`${folder}/${path}`);
  try {
    const { builds } = JSON.parse((JSON.parse(read('release.json').toString()) as Signed).text) as ReleaseStatement;
    const list = read('files.json');
    if (integrityOf(list) !== builds.browser.files) return 'its list of files is not the one that was signed.';
    const files = { ...(JSON.parse(list.toString()) as FileList), 'files.json': builds.browser.files };
    for (const [path, integrity] of Object.entries(files)) {
      const content = read(path);
      if (integrityOf(content) !== integrity) return `${path} does not have the content that was signed.`;
      for (const [encoding, unpack] of Object.entries(decompress)) {
        const copy = `${path}.${encoding}`;
        if (existsSync(`${folder}/${copy}`) && !unpack(read(copy)).equals(content)) return `${copy} is not ${path}.`;
      }
    }
    return undefined;
  } catch (cause) {
    return String(cause);
  }
}

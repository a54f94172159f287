import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import type { FailureTexts, FileList, Mounted, RemoteRelease, ShellRelease } from '@tessera/shared/registry';

const BUILDS = 'builds.json';

export interface Releases {
  readonly shell: Mounted<ShellRelease>;
  readonly remotes: readonly Mounted<RemoteRelease>[];
}

type Mount = Pick<Mounted<RemoteRelease>, 'base' | 'files' | 'filesHash'>;

interface ReadRecord {
  /** When it was written. */
  readonly at: number;
  readonly record: RemoteRelease | ShellRelease;
  readonly mount: Mount;
}

/**
 * Reads the releases of the stable channel. The channel's file is read again when it changes; releases never change.
 */
export class ReleaseStore {
  readonly #root: string;
  readonly #themes = new Map<string, string>();
  readonly #failureTexts = new Map<string, FailureTexts>();
  readonly #records = new Map<string, ReadRecord>();
  #readAt = 0;
  #current: Releases | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Calls back whenever a build of the watch has ended; for `npm run dev`. */
  onBuilt(built: () => void): () => void {
    const watcher = watch(`${this.#root}/channels`, (_, file) => file === BUILDS && built());
    return () => watcher.close();
  }

  /** What the watch says of its builds, as it wrote it. */
  builds(): string {
    const path = `${this.#root}/channels/${BUILDS}`;
    return existsSync(path) ? JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) : '{}';
  }

  current(): Releases {
    const channel = `${this.#root}/channels/stable.json`;
    const movedAt = statSync(channel).mtimeMs;
    if (!this.#current || movedAt !== this.#readAt) {
      this.#current = this.#read(JSON.parse(readFileSync(channel, 'utf8')) as Record<string, string>);
      this.#readAt = movedAt;
    }
    return this.#current;
  }

  /** Languages that the shell has messages in. */
  languages(): readonly string[] {
    return Object.keys(this.current().shell.locales.shell ?? {});
  }

  /** The style sheet of a brand's theme, which a page has in its HTML: its first paint waits for no other file. */
  theme(brand: string): string {
    const { id, version, parts } = this.current().shell;
    const files = (parts[`theme-${brand}`]?.css ?? []).map((file) => `${this.#root}/releases/${id}/${version}/${file}`);
    const name = files.join();
    const text = this.#themes.get(name) ?? files.map((file) => readFileSync(file, 'utf8')).join('');
    this.#themes.set(name, text);
    return text;
  }

  /** The texts of a page that cannot start, in one language; without that language's, in Korean. */
  failureTexts(language: string): FailureTexts {
    const { id, version, locales } = this.current().shell;
    const shown = locales.shell?.[language] ? language : 'ko';
    const file = `${this.#root}/releases/${id}/${version}/${locales.shell?.[shown]}`;
    const known = this.#failureTexts.get(file);
    if (known) return known;
    const { bootFailure } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly bootFailure: Omit<FailureTexts, 'language'>;
    };
    const texts = { language: shown, ...bootFailure };
    this.#failureTexts.set(file, texts);
    return texts;
  }

  #read({ shell, ...remotes }: Readonly<Record<string, string>>): Releases {
    if (!shell) throw new Error('The stable channel names no shell release.');
    return {
      shell: this.#record<ShellRelease>('shell', shell, 'shell.json'),
      remotes: Object.entries(remotes).flatMap(([id, version]) => this.#remote(id, version)),
    };
  }

  /**
   * If a remote's record cannot be read, the page lacks only that remote; a record that was read before stays cached.
   */
  #remote(id: string, version: string): readonly Mounted<RemoteRelease>[] {
    try {
      return [this.#record<RemoteRelease>(id, version, 'remote.json')];
    } catch (cause) {
      console.error(`[edge] the release ${id} ${version} cannot be read: ${String(cause)}`);
      return [];
    }
  }

  #record<Record extends RemoteRelease | ShellRelease>(id: string, version: string, file: string): Mounted<Record> {
    const path = `${id}/${version}`;
    const source = `${this.#root}/releases/${path}/${file}`;
    // A release never changes, except in development.
    const at = statSync(source).mtimeMs;
    const cached = this.#records.get(path);
    if (cached?.at === at) return { ...(cached.record as Record), ...cached.mount };
    const record = JSON.parse(readFileSync(source, 'utf8')) as Record;
    const mount = { base: `/assets/${path}/`, ...filesOf(`${this.#root}/releases/${path}`) };
    this.#records.set(path, { at, record, mount });
    return { ...record, ...mount };
  }
}

/** The list of a release's files with its own hash. Builds of `npm run dev` have none. */
function filesOf(dir: string): Omit<Mount, 'base'> {
  const list = `${dir}/files.json`;
  if (!existsSync(list)) return { files: {}, filesHash: '' };
  const text = readFileSync(list, 'utf8');
  const filesHash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { files: JSON.parse(text) as FileList, filesHash };
}

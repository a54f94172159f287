import { readFileSync, statSync, watch } from 'node:fs';
import type { Mounted, RemoteRelease, ShellRelease } from '@tessera/shared/registry';

export interface Releases {
  readonly shell: Mounted<ShellRelease>;
  readonly remotes: readonly Mounted<RemoteRelease>[];
}

interface FailureWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** Reads what the stable channel points to; the pointer is read anew when it moves, releases never change. */
export class ReleaseStore {
  readonly #root: string;
  readonly #records = new Map<string, { readonly at: number; readonly record: RemoteRelease | ShellRelease }>();
  #readAt = 0;
  #current: Releases | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Calls back whenever the channel's pointer moves; for working on a tile. */
  onMoved(moved: () => void): () => void {
    const watcher = watch(`${this.#root}/channels`, moved);
    return () => watcher.close();
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

  /** The shell's messages in one of its languages, as far as the edge says any itself. */
  messages(language: string): { readonly bootFailure: FailureWords } {
    const { id, version, locales } = this.current().shell;
    return JSON.parse(readFileSync(`${this.#root}/releases/${id}/${version}/${locales.shell?.[language]}`, 'utf8'));
  }

  #read({ shell, ...remotes }: Readonly<Record<string, string>>): Releases {
    if (!shell) throw new Error('The stable channel names no shell release.');
    return {
      shell: this.#record<ShellRelease>('shell', shell, 'shell.json'),
      remotes: Object.entries(remotes).flatMap(([id, version]) => this.#remote(id, version)),
    };
  }

  /** A remote whose record can't be read costs the page that remote alone; one that was read before stays known. */
  #remote(id: string, version: string): readonly Mounted<RemoteRelease>[] {
    try {
      return [this.#record<RemoteRelease>(id, version, 'remote.json')];
    } catch (cause) {
      console.error(`[edge] the release ${id} ${version} can't be read: ${String(cause)}`);
      return [];
    }
  }

  #record<Record extends RemoteRelease | ShellRelease>(id: string, version: string, file: string): Mounted<Record> {
    const path = `${id}/${version}`;
    const source = `${this.#root}/releases/${path}/${file}`;
    // A release never changes, except while it is being worked on.
    const at = statSync(source).mtimeMs;
    const known = this.#records.get(path);
    const record = known?.at === at ? (known.record as Record) : (JSON.parse(readFileSync(source, 'utf8')) as Record);
    this.#records.set(path, { at, record });
    return { ...record, base: `/assets/${path}/` };
  }
}

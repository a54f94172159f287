import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The system's code of an error, such as `ENOENT`. */
export const codeOf = (cause: unknown): string | undefined =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;

/** The result, or undefined where a file or folder does not exist. */
export async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

export const readJson = async <Content>(path: string): Promise<Content | undefined> => {
  const text = await ifThere(readFile(path, 'utf8'));
  return text === undefined ? undefined : (JSON.parse(text) as Content);
};

/** Called at each step of a write. Tests end the process there. */
export type Checkpoint = (step: string) => void;

const abandonedAfterMs = 3_600_000;

/**
 * Files that are written once. A reader sees the whole file or none, also after the process or the machine died, and of
 * two writers the second gets to know that it was second.
 */
export class OnceFiles {
  readonly #drafts: string;
  readonly #checkpoint: Checkpoint;

  /** The folder for drafts must be on the same file system as the files. */
  constructor(drafts: string, checkpoint: Checkpoint = () => {}) {
    this.#drafts = drafts;
    this.#checkpoint = checkpoint;
  }

  /** Writes a file; false if it already exists, which leaves it unchanged. `step` names the write for checkpoints. */
  async create(path: string, content: string | Uint8Array, step: string, mode = 0o644): Promise<boolean> {
    await Promise.all([mkdir(this.#drafts, { recursive: true }), mkdir(dirname(path), { recursive: true })]);
    const draft = join(this.#drafts, `${process.pid}-${randomBytes(8).toString('hex')}`);
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    this.#checkpoint(`${step}:drafted`);
    try {
      await link(draft, path);
    } catch (cause) {
      if (codeOf(cause) === 'EEXIST') return false;
      throw cause;
    } finally {
      await unlink(draft);
    }
    this.#checkpoint(`${step}:created`);
    await syncFolder(dirname(path));
    return true;
  }

  /** Removes drafts of processes that died while they wrote. */
  async removeAbandoned(): Promise<void> {
    for (const name of (await ifThere(readdir(this.#drafts))) ?? []) {
      const draft = join(this.#drafts, name);
      const found = await ifThere(stat(draft));
      if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(draft, { force: true });
    }
  }
}

/** The name of a new file is on disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

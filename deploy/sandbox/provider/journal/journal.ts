import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JournalRecord, ProviderState } from './records.ts';
import { apply, emptyState, prune } from './state.ts';

/** Above this size the journal is rewritten as one snapshot. */
const compactAboveBytes = 4 * 1024 * 1024;

/** An append-only file of records, and the state that they add up to. */
export interface Journal {
  readonly state: ProviderState;
  /** Resolves once the record is on the disk; only then may what it announces be done. */
  append(record: JournalRecord): Promise<void>;
  close(): Promise<void>;
}

function replay(path: string): ProviderState {
  const state = emptyState();
  if (!existsSync(path)) return state;
  const lines = readFileSync(path, 'utf8').split('\n');
  // What follows the last line break was being written when the power went: it was never acknowledged.
  for (const line of lines.slice(0, -1)) apply(state, JSON.parse(line) as JournalRecord);
  return state;
}

function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Replaces the file by a snapshot in one step: either the old file is there or the new one. */
function compact(path: string, state: ProviderState): number {
  prune(state, Date.now());
  const text = `${JSON.stringify({ t: 'snapshot', state } satisfies JournalRecord)}\n`;
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(fresh, path);
  syncFolder(path);
  return Buffer.byteLength(text);
}

export async function openJournal(folder: string): Promise<Journal> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'journal.jsonl');
  const state = replay(path);
  let size = compact(path, state);
  let file: FileHandle = await open(path, 'a', 0o600);
  let waiting: { record: JournalRecord; done: () => void; failed: (cause: unknown) => void }[] = [];
  let writing: Promise<void> | undefined;

  /** Everything that has gathered while the last write was under way goes to the disk together. */
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const text = batch.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
        await file.appendFile(text);
        await file.datasync();
        size += Buffer.byteLength(text);
        for (const { record, done } of batch) {
          // Before anything else can run, so that a snapshot never misses what the file already had.
          apply(state, record);
          done();
        }
      } catch (cause) {
        for (const { failed } of batch) failed(cause);
      }
      if (size > compactAboveBytes && waiting.length === 0) {
        await file.close();
        size = compact(path, state);
        file = await open(path, 'a', 0o600);
      }
    }
    writing = undefined;
  }

  return {
    state,
    append(record) {
      const written = new Promise<void>((done, failed) => {
        waiting.push({ record, done, failed });
      });
      writing ??= write();
      return written;
    },
    async close() {
      await writing;
      await file.close();
      compact(path, state);
    },
  };
}

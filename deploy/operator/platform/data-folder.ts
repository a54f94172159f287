import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A reason not to start that a person can solve; shown as one sentence, without a stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** The system's code of an error. Not by `instanceof`: in test runners system errors have another realm's Error. */
function reason(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : String(cause);
}

/** What a site leaves in its folder; a folder with other files and none of these is not ours. */
const ours = ['keys.json', 'operator-keys.json', 'operator-db', 'provider'];

/** Whether a folder is a site's, or empty and so can become one. */
export function isOurs(folder: string): boolean {
  const names = readdirSync(folder);
  return names.length === 0 || names.some((name) => ours.includes(name));
}

/** Process mask that makes new files and folders private to their account. */
export const ownerOnly = 0o077;

/** Removes all permissions of other accounts, below a folder as well. */
export function closeToOthers(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (found.mode & ownerOnly) chmodSync(path, found.mode & 0o700);
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

/** Node's recursive mkdir never returns where a parent exists but takes no folder (`/proc`). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Makes the folder when it is missing, checks that it can be written, and closes it to other accounts: with the ledger
 * it holds hashes of passwords and keys. A folder with foreign files keeps its permissions; new files of the site are private.
 */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new CannotStart(`The data folder ${folder} cannot be written (${reason(cause)}).`, { cause });
  }
  try {
    if (isOurs(folder)) closeToOthers(folder);
  } catch (cause) {
    // E.g. on a volume that another account has mounted.
    process.emitWarning(`Other accounts may still read the data folder ${folder} (${reason(cause)}).`);
  }
}

/** Start time of a process in clock ticks since boot, as process numbers are reused. Empty without /proc. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    // No such process, or a system without /proc; the signal below then decides alone.
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  if (pid === process.pid && start === startOf(pid)) return true;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return reason(cause) === 'EPERM';
  }
  return start === '' || startOf(pid) === '' || startOf(pid) === start;
}

function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (cause) {
    if (reason(cause) === 'EEXIST') return false;
    throw cause;
  }
}

/** Removes the lock of a process that ended; a lock taken in the meantime is put back. */
function clearDead(lock: string, content: string): void {
  const aside = `${lock}.dead.${process.pid}`;
  renameSync(lock, aside);
  if (readFileSync(aside, 'utf8') !== content) tryLink(aside, lock);
  rmSync(aside);
}

/**
 * Holds `operator-db.lock`: the embedded database is one connection in one process, a second one would lose rows silently.
 * Answers a function that releases the lock; throws {@link CannotStart} while another living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'operator-db.lock');
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    for (let attempt = 0; !tryLink(draft, lock); attempt += 1) {
      const content = readFileSync(lock, 'utf8');
      const [pid, start = ''] = content.split(' ');
      if (attempt > 2 || isAlive(Number(pid), start)) {
        throw new CannotStart(
          `The database in ${folder} is already open in process ${pid}; only one operator may use it.`,
        );
      }
      clearDead(lock, content);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

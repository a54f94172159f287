import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { ChangeRefused, createWriter, type Writer } from './apply-change.ts';
import { CannotOpenStore, type StoreDatabase } from './open-database.ts';
import { type JournalLine, readJournal, type Snapshot } from './read-journal.ts';

/** This many problems are logged one by one; the others are only counted. */
const loggedProblems = 20;

function addSnapshot(writer: Writer, state: Snapshot, nowMs: number): void {
  for (const session of Object.values(state.sessions)) writer.apply({ t: 'session', session });
  for (const [player, seeds] of Object.entries(state.seeds)) writer.apply({ t: 'seeds', player, seeds, atMs: nowMs });
  for (const round of Object.values(state.rounds)) writer.addRound(round);
  for (const [key, atMs] of Object.entries(state.withdrawn ?? {})) writer.apply({ t: 'cancelled', key, atMs });
  writer.addTotals(state.totals.stakes, state.totals.wins);
}

const breaksRule = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_CONSTRAINT');

/**
 * Writes one line completely or not at all; returns why it could not be used. Throws if the store cannot be written.
 */
function addLine(db: StoreDatabase, writer: Writer, { record }: JournalLine, nowMs: number): string | undefined {
  if (!record) return undefined;
  db.exec('savepoint line');
  try {
    if (record.t === 'snapshot') addSnapshot(writer, record.state, nowMs);
    else writer.apply(record);
    db.exec('release line');
    return undefined;
  } catch (cause) {
    if (!(cause instanceof ChangeRefused || cause instanceof TypeError || breaksRule(cause))) throw cause;
    db.exec('rollback to line');
    db.exec('release line');
    return `it was left out: ${cause.message}`;
  }
}

function isEmpty(db: StoreDatabase): boolean {
  return db.prepare('select 1 from session union all select 1 from round limit 1').get() === undefined;
}

/**
 * Imports the journal of earlier versions, once and as a whole, and renames it. What cannot be read is logged with
 * file and line, and left out. Throws {@link CannotOpenStore}.
 */
export function importJournal(
  db: StoreDatabase,
  path: string,
  log: (message: string) => void,
  nowMs = Date.now(),
): void {
  if (!existsSync(path)) return;
  const aside = `${path}.imported`;
  const content = readFileSync(path);
  const sha256 = createHash('sha256').update(content).digest('hex');
  // Imported, but the process was killed before the file was renamed.
  if (db.prepare('select 1 from imported_journal where sha256 = ?').get(sha256)) {
    renameSync(path, aside);
    return;
  }
  if (!isEmpty(db)) {
    const reason = 'the store beside it has rounds of its own already; move one of the two files away';
    throw new CannotOpenStore(path, reason);
  }
  const writer = createWriter(db);
  const problems: string[] = [];
  let count = 0;
  db.exec('begin immediate');
  try {
    for (const line of readJournal(content.toString('utf8'), nowMs)) {
      count += 1;
      for (const problem of [line.problem, addLine(db, writer, line, nowMs)]) {
        if (problem) problems.push(`${path}:${line.line}: ${problem}`);
      }
    }
    db.prepare('insert into imported_journal (sha256, at_ms) values (?, ?)').run(sha256, nowMs);
    db.exec('commit');
  } catch (cause) {
    if (db.inTransaction) db.exec('rollback');
    throw cause;
  }
  renameSync(path, aside);
  for (const problem of problems.slice(0, loggedProblems)) log(problem);
  if (problems.length > loggedProblems) log(`${path}: ${problems.length - loggedProblems} more lines have problems.`);
  log(`${count} lines of ${path} were imported into the store; the file is now ${aside}.`);
}

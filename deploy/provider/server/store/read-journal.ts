import type { Change, FreshRound, GameSession, Outcome, Round, Seeds, Totals } from './records.ts';

/** The whole state, to which the journal was compacted from time to time. */
export interface Snapshot {
  readonly sessions: Readonly<Record<string, GameSession>>;
  readonly seeds: Readonly<Record<string, Seeds>>;
  readonly rounds: Readonly<Record<string, Round>>;
  readonly withdrawn?: Readonly<Record<string, number>>;
  readonly totals: Totals;
}

/** A line of the journal (`journal.jsonl`), the storage of earlier versions. */
type JournalRecord =
  | { readonly t: 'snapshot'; readonly state: Snapshot }
  | { readonly t: 'session'; readonly session: GameSession }
  | { readonly t: 'seeds'; readonly player: string; readonly seeds: Seeds }
  | { readonly t: 'round'; readonly round: FreshRound }
  | { readonly t: 'outcome'; readonly roundId: string; readonly outcome: Outcome }
  | { readonly t: 'withdrawn'; readonly key: string; readonly atMs: number }
  | Extract<Change, { t: 'bet-answer' | 'seen' | 'pay' | 'paid' | 'return' | 'returned' }>;

export interface JournalLine {
  /** From 1, as in an editor. */
  readonly line: number;
  readonly record: { readonly t: 'snapshot'; readonly state: Snapshot } | Change | undefined;
  /** Why the line could not be used completely. */
  readonly problem?: string;
}

const kinds: Readonly<Record<JournalRecord['t'], true>> = {
  snapshot: true,
  session: true,
  seeds: true,
  round: true,
  'bet-answer': true,
  outcome: true,
  seen: true,
  pay: true,
  paid: true,
  return: true,
  returned: true,
  withdrawn: true,
};

function parsed(text: string): JournalRecord | undefined {
  try {
    const value = JSON.parse(text) as Partial<JournalRecord> | null;
    return value?.t && kinds[value.t] ? (value as JournalRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** How every record starts; inside a text its quotes would be escaped. */
const beginning = '{"t":"';

/** The record of a line. After a full disk, the line may start with an incomplete record. */
function recordOf(text: string): { record: JournalRecord | undefined; isWhole: boolean } {
  const whole = parsed(text);
  if (whole) return { record: whole, isWhole: true };
  for (let at = text.indexOf(beginning, 1); at > 0; at = text.indexOf(beginning, at + 1)) {
    const record = parsed(text.slice(at));
    if (record) return { record, isWhole: false };
  }
  return { record: undefined, isWhole: false };
}

function asChange(record: JournalRecord, nowMs: number): JournalLine['record'] {
  if (record.t === 'seeds') return { t: 'seeds', player: record.player, seeds: record.seeds, atMs: nowMs };
  if (record.t === 'withdrawn') return { t: 'cancelled', key: record.key, atMs: record.atMs };
  return record;
}

/** Reads a journal line by line. Text after the last line break was never acknowledged and is ignored. */
export function* readJournal(text: string, nowMs: number): Generator<JournalLine> {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  for (const [n, content] of lines.entries()) {
    const line = n + 1;
    const { record, isWhole } = recordOf(content);
    if (isWhole && record) yield { line, record: asChange(record, nowMs) };
    else if (record)
      yield { line, record: asChange(record, nowMs), problem: 'half a record before a whole one was left out' };
    else yield { line, record: undefined, problem: 'it is no whole record and was left out' };
  }
  if (rest !== '')
    yield { line: lines.length + 1, record: undefined, problem: 'it was never written to its end and was left out' };
}

import { dayMs } from '../../../platform/clock/durations.ts';
import type { Entry, EntryFilter } from '../../ledger/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { SubjectNamer } from '../hooks.ts';
import type { CashierNeeds } from '../needs.ts';

/** The period without a start date. */
const recordDays = 90;

interface RecordRequest {
  readonly type?: readonly string[] | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** The movements that a request is about; without an end those until now. */
export function filterOf({ clock }: CashierNeeds, { type, fromMs, toMs }: RecordRequest) {
  const now = clock.now().getTime();
  return {
    kinds: type,
    from: new Date(fromMs ?? (toMs ?? now) - recordDays * dayMs),
    // What is posted while the record is read belongs to it.
    to: new Date(toMs ?? now + dayMs),
  } satisfies EntryFilter;
}

/** Names what movements are about, in the language of the call: a game, a promotion; empty for everything else. */
export async function subjectNames(
  { hooks }: CashierNeeds,
  merchant: Merchant,
  language: string,
): Promise<(entry: Entry) => string> {
  const namers: readonly SubjectNamer[] = await Promise.all(
    hooks.recordSubjects.map((namerFor) => namerFor(merchant, language)),
  );
  return (entry) => {
    for (const name of namers) {
      const subject = name(entry);
      if (subject !== undefined) return subject;
    }
    return '';
  };
}

/** A movement as the record shows it. */
export const wireEntry = (entry: Entry, subjectOf: (entry: Entry) => string) => ({
  id: String(entry.movementId),
  type: entry.kind,
  subject: subjectOf(entry),
  reference: entry.reference,
  amount: entry.amountMinor,
  balanceAfter: entry.balanceAfterMinor,
  atMs: entry.at.getTime(),
});

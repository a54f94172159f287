import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../platform/clock/durations.ts';
import { walletOf } from '../identity/index.ts';
import type { Entry } from '../ledger/index.ts';
import type { SubjectNamer } from './hooks.ts';
import type { CashierNeeds } from './needs.ts';
import { recordSums } from './record-sums.ts';

/** The period without a start date, so that no request sums the whole history. */
const recordDays = 90;

export function answerAccountRecord(context: CashierNeeds): void {
  const { routes, ledger, hooks, clock } = context;
  routes.handleMember(getAccountRecord, async ({ merchant, member, request, language }) => {
    const { page, pageSize, type, fromMs, toMs } = request;
    const filter = {
      kinds: type,
      from: new Date(fromMs ?? (toMs ?? clock.now().getTime()) - recordDays * dayMs),
      to: toMs === undefined ? undefined : new Date(toMs),
    };
    const { playable } = walletOf(member);
    const [{ total, entries }, { inMinor, outMinor }, namers] = await Promise.all([
      ledger.entries(merchant.code, playable, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
      recordSums(context, merchant.code, playable, filter),
      Promise.all(hooks.recordSubjects.map((namerFor) => namerFor(merchant, language))),
    ]);
    return {
      total,
      inAmount: inMinor,
      outAmount: outMinor,
      page,
      pageSize,
      list: entries.map((entry) => ({
        id: String(entry.movementId),
        type: entry.kind,
        subject: subjectOf(entry, namers),
        reference: entry.reference,
        amount: entry.amountMinor,
        balanceAfter: entry.balanceAfterMinor,
        atMs: entry.at.getTime(),
      })),
    };
  });
}

function subjectOf(entry: Entry, namers: readonly SubjectNamer[]): string {
  for (const name of namers) {
    const subject = name(entry);
    if (subject !== undefined) return subject;
  }
  return '';
}

import { one } from '@tessera/database/database';
import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../platform/clock/durations.ts';
import { walletOf } from '../identity/index.ts';
import type { Entry, EntryFilter, WalletRef } from '../ledger/index.ts';
import type { SubjectNamer } from './hooks.ts';
import type { CashierNeeds } from './needs.ts';

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

/** Incoming and outgoing sums over all movements of a filter, on all pages. */
async function recordSums(
  { db }: Pick<CashierNeeds, 'db'>,
  merchant: string,
  wallet: WalletRef,
  { kinds, from, to }: Pick<EntryFilter, 'kinds' | 'from' | 'to'>,
): Promise<{ inMinor: number; outMinor: number }> {
  const rows = await db.query<{ inMinor: number; outMinor: number }>(
    `select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inMinor",
            coalesce(sum(amount) filter (where amount < 0), 0)::bigint as "outMinor"
     from (select sum(e.amount_minor) as amount
           from ledger_entry e
           where e.account_id in (select id from ledger_account where merchant = $1 and owner = $2 and kind = any($3::text[]))
             and ($4::text[] is null or e.kind = any($4::text[]))
             and ($5::timestamptz is null or e.at >= $5) and ($6::timestamptz is null or e.at < $6)
           group by e.movement_id) moved`,
    [merchant, wallet.owner, [...wallet.kinds], kinds ?? null, from ?? null, to ?? null],
  );
  return one(rows);
}

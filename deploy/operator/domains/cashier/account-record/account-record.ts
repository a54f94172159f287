import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { walletOf } from '../../identity/index.ts';
import type { CashierNeeds } from '../needs.ts';
import { filterOf, subjectNames, wireEntry } from './record-entries.ts';

/** The record of a member's money, page by page, and what it comes to. */
export function answerAccountRecord(context: CashierNeeds): void {
  const { routes, ledger } = context;
  routes.handleMember(getAccountRecord, async ({ merchant, member, request, language }) => {
    const { page, pageSize } = request;
    const filter = filterOf(context, request);
    const { playable } = walletOf(member);
    const [entries, sums, subjectOf] = await Promise.all([
      ledger.entries(merchant.code, playable, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
      ledger.sums(merchant.code, playable, { ...filter, timeZone: merchant.profile.timeZone }),
      subjectNames(context, merchant, language),
    ]);
    const sumOf = (of: (sum: (typeof sums)[number]) => number): number =>
      sums.reduce((total, sum) => total + of(sum), 0);
    return {
      total: sumOf(({ movements }) => movements),
      inAmount: sumOf(({ inMinor }) => inMinor),
      outAmount: sumOf(({ outMinor }) => outMinor),
      sums: sums.map(({ kind, movements, inMinor, outMinor }) => ({
        type: kind,
        movements,
        amount: inMinor + outMinor,
      })),
      page,
      pageSize,
      list: entries.map((entry) => wireEntry(entry, subjectOf)),
    };
  });
}

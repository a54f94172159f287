import { getAccountRecord } from '@tessera/shared/wire/wallet';
import type { OperatorContext } from '../context.ts';
import { walletOf } from '../sessions/wallet-of.ts';

export function answerAccountRecord({ routes, ledger }: OperatorContext): void {
  routes.handleMember(getAccountRecord, async ({ merchant, member, request }) => {
    const { page, pageSize, type, fromMs, toMs } = request;
    const { total, entries } = await ledger.entries(merchant.code, walletOf(member).cash, {
      kinds: type,
      from: fromMs === undefined ? undefined : new Date(fromMs),
      to: toMs === undefined ? undefined : new Date(toMs),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      total,
      page,
      pageSize,
      list: entries.map((entry) => ({
        id: String(entry.id),
        type: entry.kind,
        reference: entry.reference,
        amount: entry.amountMinor,
        balanceAfter: entry.balanceAfterMinor,
        atMs: entry.at.getTime(),
      })),
    };
  });
}

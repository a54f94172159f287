import { getAccountRecord } from '@tessera/shared/wire/wallet';
import type { OperatorContext } from '../context.ts';
import { walletOf } from '../sessions/wallet-of.ts';
import { recordSums } from './record-sums.ts';

export function answerAccountRecord(context: OperatorContext): void {
  const { routes, ledger } = context;
  routes.handleMember(getAccountRecord, async ({ merchant, member, request }) => {
    const { page, pageSize, type, fromMs, toMs } = request;
    const filter = {
      kinds: type,
      from: fromMs === undefined ? undefined : new Date(fromMs),
      to: toMs === undefined ? undefined : new Date(toMs),
    };
    const account = walletOf(member).cash;
    const [{ total, entries }, { inMinor, outMinor }] = await Promise.all([
      ledger.entries(merchant.code, account, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
      recordSums(context, merchant.code, account, filter),
    ]);
    return {
      total,
      inAmount: inMinor,
      outAmount: outMinor,
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

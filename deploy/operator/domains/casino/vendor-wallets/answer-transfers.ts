import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getTransferList, getTransferOutcome, transferWallet } from '@tessera/shared/wire/wallet';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { refuseAbandoned, requestOutcome, requireRealAccount } from '../../cashier/index.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import { beginRecovery, beginTransferIn, beginTransferOut, obstaclesTo } from './begin-transfer.ts';
import { carryOut } from './carry-out.ts';
import { readTransfers, type TransferRow, transfersOfRequest, wireTransfer } from './transfer-store.ts';

/** Transfers of a member in a minute; leaving a game is one. */
const perMinute = 30;

type Request = RequestOf<typeof transferWallet>;

/** A repeated request must be the same one. */
function refuseMismatch(known: readonly TransferRow[], { direction, vassalage, amount }: Request): void {
  const isSame = known.every(
    (row) =>
      row.direction === direction &&
      (vassalage === undefined || row.vendor === vassalage) &&
      (amount === undefined ? row.isWhole : !row.isWhole && row.amountMinor === amount),
  );
  if (!isSame) throw new Refusal(409, 'duplicate.mismatch');
}

async function beginRequested(context: CasinoNeeds, merchant: Merchant, member: Member, request: Request) {
  const { requestId, direction, vassalage: vendor, amount: amountMinor } = request;
  const cause = request.isGameLeft ? 'game-left' : 'player';
  if (direction === 'in') {
    if (!vendor) throw new Refusal(400, 'transfer.vendor.unknown');
    if (!amountMinor) throw new Refusal(400, 'transfer.amount.missing');
    await beginTransferIn(context, merchant, member, { requestId, vendor, direction, amountMinor, cause });
  } else if (vendor) await beginTransferOut(context, member, { requestId, vendor, direction, amountMinor, cause });
  else await beginRecovery(context, member, { requestId, cause });
}

export function answerTransfers(context: CasinoNeeds): void {
  const { routes, db, limits, withMember } = context;

  routes.handleMember(transferWallet, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    await limits.take('wallet-transfer', String(member.id), perMinute, minuteMs);
    const { requestId } = request;
    const begun = await withMember(member.id, async () => {
      const known = await transfersOfRequest(db, member.id, requestId);
      if (known.length > 0) {
        refuseMismatch(known, request);
        return [];
      }
      await refuseAbandoned(context, member.id, requestId);
      await beginRequested(context, merchant, member, request);
      return transfersOfRequest(db, member.id, requestId);
    });
    // After the commit: whatever happens from here on, the money is in transit and the transfer is known.
    await Promise.all(begun.map((row) => carryOut(context, row)));
    return { transfers: (await transfersOfRequest(db, member.id, requestId)).map(wireTransfer) };
  });

  routes.handleMember(getTransferOutcome, async ({ member, request: { requestId } }) => {
    const made = await requestOutcome(context, member.id, requestId, async () => {
      const found = await transfersOfRequest(db, member.id, requestId);
      return found.length > 0 ? found : undefined;
    });
    return { made: made && { transfers: made.map(wireTransfer) } };
  });

  routes.handleMember(getTransferList, async ({ merchant, member, request: { page, pageSize } }) => {
    const rows = await readTransfers(db, 't.member_id = $1 order by t.created_at desc, t.id limit $2 offset $3', [
      member.id,
      pageSize,
      (page - 1) * pageSize,
    ]);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(wireTransfer),
      obstacles: await obstaclesTo(context, merchant, member),
    };
  });
}

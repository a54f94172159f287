import { randomUUID } from 'node:crypto';
import { one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import { asLedgerRefusal, playerOwner, vendorOfKind } from '../../ledger/index.ts';
import { type Merchant, transferVendorsOf } from '../../merchants/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import { firstPauseMs } from './carry-out.ts';
import type { TransferRow } from './transfer-store.ts';

export interface NewTransfer {
  readonly requestId: string;
  readonly vendor: string;
  readonly direction: TransferRow['direction'];
  /** Undefined: all that is there. */
  readonly amountMinor: number | undefined;
  readonly cause: TransferRow['cause'];
}

/** The code of what keeps the member's money in the main wallet now. */
export async function obstaclesTo({ hooks }: Pick<CasinoNeeds, 'hooks'>, merchant: Merchant, member: Member) {
  const found = await Promise.all(hooks.vendorTransferGuards.map((guard) => guard(merchant, member)));
  return found.filter((code) => code !== null);
}

const isInTransit = async ({ db }: Pick<CasinoNeeds, 'db'>, memberId: number, vendor: string): Promise<boolean> =>
  (
    await db.query("select 1 from vendor_transfer where member_id = $1 and vendor = $2 and status = 'transit'", [
      memberId,
      vendor,
    ])
  ).length > 0;

/** Puts money into transit. Call it in a transaction that locks the member. Nothing happens where nothing is there. */
async function begin(
  context: CasinoNeeds,
  member: Pick<Member, 'id' | 'merchant'>,
  transfer: NewTransfer,
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  try {
    const rows = await db.query<{ id: string | null }>(
      'select begin_vendor_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as id',
      [
        randomUUID(),
        member.merchant,
        member.id,
        transfer.requestId,
        transfer.vendor,
        transfer.direction,
        transfer.amountMinor ?? null,
        transfer.cause,
        now,
        new Date(now.getTime() + firstPauseMs),
      ],
    );
    return one(rows).id !== null;
  } catch (cause) {
    throw asLedgerRefusal(cause);
  }
}

/** To a vendor in transfer mode, while nothing keeps the money here. Call it in a transaction that locks the member. */
export async function beginTransferIn(
  context: CasinoNeeds,
  merchant: Merchant,
  member: Member,
  transfer: NewTransfer & { readonly amountMinor: number },
): Promise<void> {
  if (!transferVendorsOf(context.merchants, merchant).includes(transfer.vendor))
    throw new Refusal(400, 'transfer.vendor.unknown');
  const [obstacle] = await obstaclesTo(context, merchant, member);
  if (obstacle) throw new Refusal(400, obstacle);
  if (await isInTransit(context, member.id, transfer.vendor)) throw new Refusal(409, 'transfer.under.way');
  await begin(context, member, transfer);
}

/** Back from one vendor. Call it in a transaction that locks the member. */
export async function beginTransferOut(
  context: CasinoNeeds,
  member: Pick<Member, 'id' | 'merchant'>,
  transfer: NewTransfer,
): Promise<void> {
  if (await isInTransit(context, member.id, transfer.vendor)) throw new Refusal(409, 'transfer.under.way');
  await begin(context, member, transfer);
}

/** Back from every vendor that has money of the member and none on its way; also where transfer mode has ended. */
export async function beginRecovery(
  context: CasinoNeeds,
  member: Pick<Member, 'id' | 'merchant'>,
  { requestId, cause }: Pick<NewTransfer, 'requestId' | 'cause'>,
): Promise<void> {
  const balances = await context.ledger.balances(member.merchant, playerOwner(member.id));
  for (const [kind, balanceMinor] of Object.entries(balances)) {
    const vendor = vendorOfKind(kind);
    if (!vendor || balanceMinor === 0 || (await isInTransit(context, member.id, vendor))) continue;
    await begin(context, member, { requestId, vendor, direction: 'out', amountMinor: undefined, cause });
  }
}

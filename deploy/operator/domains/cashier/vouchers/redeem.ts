import { one } from '@tessera/database/database';
import { redeemVoucher } from '@tessera/shared/wire/wallet';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import { depositMethods } from '../../merchants/index.ts';
import { cashierCall } from '../cashier-refusal.ts';
import { decideLocked, readDeposits } from '../deposit-store.ts';
import { wireDeposits } from '../deposit-wire.ts';
import { depositByRequest } from '../deposits.ts';
import type { CashierNeeds } from '../needs.ts';
import { refuseAbandoned } from '../requests/request-outcome.ts';
import { requireMayDeposit, requireOpenAccount, requireRealAccount } from '../require-real-account.ts';
import { voucherHash } from './voucher-code.ts';

/** Wrong codes within an hour; right ones do not count. */
const triesPerMember = 10;
const triesPerClient = 30;

interface Voucher {
  readonly id: number;
  readonly amountMinor: number;
  readonly depositId: number | null;
  readonly expiresAt: Date;
  readonly isVoid: boolean;
}

/** Locks the voucher, so that of two members with one code the second sees it used. */
async function lockVoucher({ db }: CashierNeeds, merchant: string, code: string): Promise<Voucher> {
  const rows = await db.query<Voucher>(
    `select v.id, b.amount_minor as "amountMinor", v.deposit_id as "depositId", b.expires_at as "expiresAt",
            b.voided_at is not null as "isVoid"
     from voucher v join voucher_batch b on b.id = v.batch_id
     where v.code_hash = $1 and b.merchant = $2 for update of v`,
    [voucherHash(code), merchant],
  );
  if (!rows[0]) throw new Refusal(400, 'voucher.unknown');
  return rows[0];
}

/** The voucher's money, its deposit and the code's end are one transaction. */
export function answerVouchers(context: CashierNeeds): void {
  const { routes, db, clock, limits, withMember, hooks } = context;

  routes.handleMember(redeemVoucher, async ({ merchant, member, request, language, ip }) => {
    requireRealAccount(member);
    const { requestId, code, promotionId } = request;
    if (!depositMethods(merchant).voucher.isOn) throw new Refusal(400, 'deposit.method.closed');
    const client = clientOf({ merchant, ip });
    await limits.take('voucher', String(member.id), triesPerMember, hourMs);
    await limits.take('voucher-client', client, triesPerClient, hourMs);

    const depositId = await withMember(member.id, async () => {
      const known = await depositByRequest(context, member.id, requestId);
      if (!known) await refuseAbandoned(context, member.id, requestId);
      const voucher = await lockVoucher(context, merchant.code, code);
      if (known) {
        if (voucher.depositId !== known.id) throw new Refusal(409, 'duplicate.mismatch');
        return known.id;
      }
      await requireOpenAccount(context, member.id);
      await requireMayDeposit(context, member);
      if (voucher.depositId !== null) throw new Refusal(400, 'voucher.used');
      if (voucher.isVoid || voucher.expiresAt <= clock.now()) throw new Refusal(400, 'voucher.expired');
      const at = clock.now();
      const name = member.payeeName ?? member.username;
      const rows = await cashierCall(() =>
        db.query<{ id: number }>(
          "select create_deposit($1, $2, $3, 'voucher', $4, $5, $6, $6, null, null, '{}'::jsonb) as id",
          [merchant.code, member.id, requestId, voucher.amountMinor, name, at],
        ),
      );
      const { id } = one(rows);
      await db.query('update voucher set deposit_id = $2 where id = $1', [voucher.id, id]);
      if (promotionId !== undefined)
        for (const choose of hooks.depositChoices)
          await choose(merchant, member, { depositId: id, amountMinor: voucher.amountMinor }, promotionId);
      const deposit = one(await readDeposits(context, 'd.id = $1', [id]));
      await decideLocked(context, deposit, { to: 'approved', by: 'voucher', reasonCode: null });
      return id;
    });
    await limits.giveBack('voucher', String(member.id));
    await limits.giveBack('voucher-client', client);
    return one(await wireDeposits(context, merchant, await readDeposits(context, 'd.id = $1', [depositId]), language));
  });
}

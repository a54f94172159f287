import { one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CashierNeeds } from '../needs.ts';
import { newVoucherCode, voucherHash } from './voucher-code.ts';

type Parts = Pick<CashierNeeds, 'db' | 'clock'>;

export interface VoucherBatch {
  readonly id: number;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly count: number;
  readonly redeemed: number;
  readonly note: string;
  readonly expiresAt: Date;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly voidedAt: Date | null;
  readonly total: number;
}

export const readVoucherBatches = (
  { db }: Pick<Parts, 'db'>,
  where: string,
  params: readonly (string | number | null)[],
): Promise<VoucherBatch[]> =>
  db.query(
    `select b.id, b.merchant, b.amount_minor as "amountMinor", b.count, b.note, b.expires_at as "expiresAt",
            b.made_at as "madeAt", b.made_by as "madeBy", b.voided_at as "voidedAt",
            (select count(*) from voucher v where v.batch_id = b.id and v.deposit_id is not null) as redeemed,
            count(*) over () as total
     from voucher_batch b where ${where}`,
    params,
  );

interface NewBatch {
  readonly merchant: string;
  readonly amountMinor: number;
  readonly count: number;
  readonly note: string;
  readonly expiresAt: Date;
}

/** Makes a batch and answers its codes, which are stored as hashes alone: nobody can read them a second time. */
export async function makeVouchers(
  { db, clock }: Parts,
  { merchant, amountMinor, count, note, expiresAt }: NewBatch,
  by: string,
): Promise<{ readonly id: number; readonly codes: readonly string[] }> {
  const codes = Array.from({ length: count }, () => newVoucherCode());
  return db.transaction(async () => {
    const rows = await db.query<{ id: number }>(
      `insert into voucher_batch (merchant, amount_minor, count, note, expires_at, made_at, made_by)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [merchant, amountMinor, count, note, expiresAt, clock.now(), by],
    );
    const { id } = one(rows);
    await db.query('insert into voucher (batch_id, code_hash) select $1, unnest($2::text[])', [
      id,
      codes.map(voucherHash),
    ]);
    return { id, codes };
  });
}

/** Ends a batch: codes that were not redeemed are worth nothing from now on. Answers its merchant, null when it had ended. */
export async function voidVouchers({ db, clock }: Parts, id: number): Promise<string | null> {
  const [batch] = await readVoucherBatches({ db }, 'b.id = $1', [id]);
  if (!batch) throw new Refusal(404, 'voucher.batch.unknown');
  const rows = await db.query<{ merchant: string }>(
    'update voucher_batch set voided_at = $2 where id = $1 and voided_at is null returning merchant',
    [id, clock.now()],
  );
  return rows[0]?.merchant ?? null;
}

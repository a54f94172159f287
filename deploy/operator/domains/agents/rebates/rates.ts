import type { Database } from '@tessera/database/database';

/** Rates are multiples of a tenth of a percent. */
export const rebateStepBasisPoints = 10;

/** An account's rate in hundredths of a percent; 0 when it was never set. */
export async function rebateRateOf(db: Database, memberId: number): Promise<number> {
  const rows = await db.query<{ rate: number }>('select basis_points as rate from rebate_rate where member_id = $1', [
    memberId,
  ]);
  return rows[0]?.rate ?? 0;
}

export async function setRebateRate(db: Database, memberId: number, basisPoints: number): Promise<void> {
  await db.query(
    `insert into rebate_rate (member_id, basis_points) values ($1, $2)
     on conflict (member_id) do update set basis_points = excluded.basis_points`,
    [memberId, basisPoints],
  );
}

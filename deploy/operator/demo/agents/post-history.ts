import { type Database, one } from '@tessera/database/database';
import { asLedgerRefusal, type Movement } from '../../domains/ledger/index.ts';

export interface PastMovement extends Omit<Movement, 'merchant'> {
  readonly atMs: number;
}

/** Posts the past in one statement (0002-post-history.sql); answers how many movements it was. */
export async function postHistory(db: Database, merchant: string, past: readonly PastMovement[]): Promise<number> {
  const movements = past.map(({ key, kind, reference, meta, atMs, lines }) => ({
    key,
    kind,
    reference,
    meta: meta ?? {},
    at: new Date(atMs).toISOString(),
    lines: lines.map(({ account, amountMinor }) => ({ ...account, amount: amountMinor })),
  }));
  try {
    const rows = await db.query<{ count: number }>('select post_history($1, $2::jsonb) as count', [
      merchant,
      JSON.stringify(movements),
    ]);
    return one(rows).count;
  } catch (cause) {
    throw asLedgerRefusal(cause);
  }
}

import { randomUUID } from 'node:crypto';
import type { Database } from '@tessera/database/database';

interface SettledStake {
  readonly memberId: number;
  /** What was staked, or with `corrects` the difference that a correction makes. */
  readonly amountMinor: number;
  readonly at: Date;
  /** When it was placed; `at` without it. */
  readonly placedAt?: Date;
  readonly category?: string;
  /** The bet that this corrects. */
  readonly corrects?: string | undefined;
  /** Without it, a name of its own. */
  readonly source?: string;
  readonly payoutMinor?: number;
  /** With it, the bet is in the record of bets as well. */
  readonly game?: string | undefined;
}

/** The name of a bet that is like no other one, or of a correction of a bet. */
export const newSource = (corrects?: string): string =>
  corrects ? `${corrects}#${randomUUID()}` : `round:test:${randomUUID()}`;

/** Books a settled bet of a member of aurora, or a correction of one, as a vendor's settlement does; answers its name. */
export async function addSettledStake(db: Database, stake: SettledStake): Promise<string> {
  const { memberId, amountMinor, at, category = 'RNG', corrects, payoutMinor = 0, placedAt = at } = stake;
  const { source = newSource(corrects), game } = stake;
  if (game && !corrects)
    await db.query(`select record_bet($1, 'aurora', $2, $3, 'PG', $4, $1, $5, $6, 'lost', $7, $7)`, [
      ...[source, memberId, category, game, amountMinor, payoutMinor, at],
    ]);
  await db.query(
    `insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
       first_entry_id, bet_at, settled_at, corrects) values ('aurora', $1, $2, $3, $4, $4, $5, 1, $8, $6, $7)`,
    [memberId, source, category, amountMinor, payoutMinor, at, corrects ?? null, placedAt],
  );
  return source;
}

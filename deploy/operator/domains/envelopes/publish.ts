import { one } from '@tessera/database/database';
import { commitmentOf, envelopeCount, poolOf } from '@tessera/shared/fairness/draws';
import { type DrawTexts, type EnvelopeRules, envelopesMaximum, shortestDropMs } from '@tessera/shared/wire/console';
import { Refusal } from '../../platform/http/refusal.ts';
import { newDrawSecret } from '../../platform/keys/draw-secrets.ts';
import { poolReserved, poolReturned } from '../ledger/index.ts';
import { dropPool } from './drop-row.ts';
import type { EnvelopesNeeds } from './needs.ts';

export interface NewDrop {
  readonly merchant: string;
  readonly texts: DrawTexts;
  readonly rules: EnvelopeRules;
  readonly opensAt: Date;
  readonly endsAt: Date;
}
type Parts = Pick<EnvelopesNeeds, 'db' | 'clock' | 'ledger'>;

/** Publishes a drop that has not begun, with the hash of a new seed, and sets its pool aside. */
export async function publishDrop({ db, clock, ledger }: Parts, drop: NewDrop, by: string): Promise<number> {
  const { merchant, texts, rules, opensAt, endsAt } = drop;
  if (opensAt <= clock.now()) throw new Refusal(400, 'envelope.opens.early');
  if (endsAt.getTime() < opensAt.getTime() + shortestDropMs) throw new Refusal(400, 'envelope.ends.early');
  if (envelopeCount(rules.kinds) > envelopesMaximum) throw new Refusal(400, 'envelope.kinds.exceeded');
  const poolMinor = poolOf(rules.kinds);
  if (!Number.isSafeInteger(poolMinor)) throw new Refusal(400, 'envelope.pool.exceeded');
  const seed = newDrawSecret();
  const values = [merchant, JSON.stringify(texts), JSON.stringify(rules), poolMinor, opensAt, endsAt, seed];
  const secrets = [await commitmentOf(seed), newDrawSecret()];
  return db.transaction(async () => {
    const rows = await db.query<{ id: number }>(
      `insert into envelope_drop (merchant, texts, rules, pool_minor, opens_at, ends_at, seed, commitment, code_key,
         published_by, published_at) values ($1, $2::jsonb, $3::jsonb, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [...values, ...secrets, by, clock.now()],
    );
    const { id } = one(rows);
    await ledger.post(poolReserved({ merchant, pool: dropPool(id), amountMinor: poolMinor }));
    return id;
  });
}

/** Cancels a drop that has not begun, inside a transaction; answers its merchant, or undefined when it was cancelled before. */
export async function cancelDrop({ db, clock, ledger }: Parts, id: number): Promise<string | undefined> {
  const [known] = await db.query<{ merchant: string; poolMinor: number; opensAt: Date; status: string }>(
    `select merchant, pool_minor as "poolMinor", opens_at as "opensAt", status from envelope_drop where id = $1 for update`,
    [id],
  );
  if (!known) throw new Refusal(404, 'envelope.unknown');
  if (known.status === 'cancelled') return undefined;
  if (known.opensAt <= clock.now()) throw new Refusal(409, 'envelope.opened');
  await db.query("update envelope_drop set status = 'cancelled' where id = $1", [id]);
  const { merchant, poolMinor } = known;
  await ledger.post(poolReturned({ merchant, pool: dropPool(id), amountMinor: poolMinor }));
  return merchant;
}

import { one } from '@tessera/database/database';
import { commitmentOf } from '@tessera/shared/fairness/draws';
import { type DrawTexts, drawDelayMs, type RaffleRules, rafflePrizesMaximum } from '@tessera/shared/wire/console';
import { Refusal } from '../../platform/http/refusal.ts';
import { newDrawSecret } from '../../platform/keys/draw-secrets.ts';
import { poolReserved, poolReturned } from '../ledger/index.ts';
import type { RafflesNeeds } from './needs.ts';
import { rafflePool, raffleTotal } from './raffle-row.ts';

export interface NewRaffle {
  readonly merchant: string;
  readonly texts: DrawTexts;
  readonly rules: RaffleRules;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}
type Parts = Pick<RafflesNeeds, 'db' | 'clock' | 'ledger'>;

/** Refuses what could not be drawn fairly, or would be a raffle for nobody. */
function requireDrawable({ rules, opensAt, closesAt, drawsAt }: NewRaffle): void {
  const { ticketStakeMinor, products, isPerDay, isPerSignIn } = rules;
  const needsProducts = ticketStakeMinor !== null || isPerDay;
  if (closesAt <= opensAt) throw new Refusal(400, 'raffle.closes.early');
  if (drawsAt.getTime() < closesAt.getTime() + drawDelayMs) throw new Refusal(400, 'raffle.draws.early');
  if ((!needsProducts && !isPerSignIn) || (needsProducts && products.length === 0))
    throw new Refusal(400, 'raffle.ways.none');
  if (rules.prizes.reduce((sum, { count }) => sum + count, 0) > rafflePrizesMaximum)
    throw new Refusal(400, 'raffle.prizes.exceeded');
}

/** Stores a raffle with the hash of a new seed and sets its prizes aside; `publishRaffle` checks the time besides. */
export async function addRaffle({ db, clock, ledger }: Parts, raffle: NewRaffle, by: string): Promise<number> {
  requireDrawable(raffle);
  const { merchant, texts, rules, opensAt, closesAt, drawsAt } = raffle;
  const [seed, codeKey] = [newDrawSecret(), newDrawSecret()];
  const commitment = await commitmentOf(seed);
  return db.transaction(async () => {
    const rows = await db.query<{ id: number }>(
      `insert into raffle (merchant, texts, rules, opens_at, closes_at, draws_at, seed, commitment, code_key, published_by,
         published_at) values ($1, $2::jsonb, $3::jsonb, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        ...[merchant, JSON.stringify(texts), JSON.stringify(rules), opensAt, closesAt, drawsAt],
        ...[seed, commitment, codeKey, by, clock.now()],
      ],
    );
    const { id } = one(rows);
    await ledger.post(poolReserved({ merchant, pool: rafflePool(id), amountMinor: raffleTotal(rules) }));
    return id;
  });
}

/** Publishes a raffle that has not opened yet: its seed is committed before there is any ticket. */
export async function publishRaffle(parts: Parts, raffle: NewRaffle, by: string): Promise<number> {
  if (raffle.opensAt <= parts.clock.now()) throw new Refusal(400, 'raffle.opens.early');
  return addRaffle(parts, raffle, by);
}

/** Cancels a raffle that has not opened, inside a transaction; answers its merchant, or undefined when it was cancelled before. */
export async function cancelRaffle({ db, clock, ledger }: Parts, id: number): Promise<string | undefined> {
  const [known] = await db.query<{ merchant: string; rules: RaffleRules; opensAt: Date; status: string }>(
    'select merchant, rules, opens_at as "opensAt", status from raffle where id = $1 for update',
    [id],
  );
  if (!known) throw new Refusal(404, 'raffle.unknown');
  if (known.status === 'cancelled') return undefined;
  if (known.opensAt <= clock.now()) throw new Refusal(409, 'raffle.opened');
  await db.query("update raffle set status = 'cancelled' where id = $1", [id]);
  const { merchant, rules } = known;
  await ledger.post(poolReturned({ merchant, pool: rafflePool(id), amountMinor: raffleTotal(rules) }));
  return merchant;
}

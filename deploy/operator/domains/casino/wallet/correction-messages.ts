import { type Database, one } from '@tessera/database/database';
import type { Inbox } from '../../inbox/index.ts';

interface Round {
  readonly provider: string;
  readonly roundId: string;
  readonly merchant: string;
  readonly memberId: number;
}

interface RoundMoney {
  /** Null for a round that is not known. */
  readonly status: 'open' | 'closed' | 'void' | null;
  /** What the round has moved in the wallet, and what is owed because of it. */
  readonly walletMinor: number;
  readonly owedMinor: number;
}

const moneyOf = async (db: Database, { provider, roundId, merchant, memberId }: Round): Promise<RoundMoney> =>
  one(
    await db.query<RoundMoney>(
      `select (select status from game_round where provider = $1 and round_id = $2) as status,
         coalesce(sum((line->>'amount')::bigint) filter (where line->>'kind' in ('player_cash', 'player_bonus')), 0)::bigint as "walletMinor",
         -coalesce(sum((line->>'amount')::bigint) filter (where line->>'kind' = 'player_claim'), 0)::bigint as "owedMinor"
       from ledger_movement m cross join jsonb_array_elements(m.lines) line
       where m.merchant = $3 and m.reference = 'round:' || $2 and m.meta->>'provider' = $1 and line->>'owner' = $4`,
      [provider, roundId, merchant, `player:${memberId}`],
    ),
  );

/**
 * Corrects or voids a result in the member's turn, and posts to the member what has moved and what is owed. The first result
 * of an open round is no correction. A repeated call moves and posts nothing.
 */
export async function withCorrectionMessages<Booked>(
  { db, inbox }: { readonly db: Database; readonly inbox: Inbox },
  { txId, isVoid, ...round }: Round & { readonly txId: string; readonly isVoid: boolean },
  correct: () => Promise<Booked>,
): Promise<Booked> {
  const before = await moneyOf(db, round);
  const booked = await correct();
  if (before.status === null || (before.status === 'open' && !isVoid)) return booked;
  const after = await moneyOf(db, round);
  const { merchant, memberId, provider, roundId: reference } = round;
  const post = (topic: Parameters<Inbox['post']>[0]['topic'], amountMinor: number) =>
    inbox.post({
      ...{ merchant, memberId, topic, key: `round:${provider}:${reference}:${txId}:${topic}` },
      facts: { reference, amountMinor },
    });
  const moved = after.walletMinor - before.walletMinor;
  const owed = after.owedMinor - before.owedMinor;
  if (moved > 0) await post(isVoid ? 'result.void-paid' : 'result.raised', moved);
  if (moved < 0) await post(isVoid ? 'result.void-taken' : 'result.lowered', -moved);
  if (owed > 0) await post('result.owed', owed);
  if (owed < 0) await post('owed.settled', -owed);
  return booked;
}

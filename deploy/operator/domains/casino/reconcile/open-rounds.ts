import { randomUUID } from 'node:crypto';
import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Member } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';
import { book } from '../wallet/movements.ts';
import type { ProviderClient } from './ask-provider.ts';

/** A round that is open for longer is asked about, and again after as long. */
export const openForMs = 10 * minuteMs;

/** Rounds that are asked about at the same time. */
const atOnce = 8;

/**
 * Takes the rounds out of the queue that have waited longest since they were asked about, or since they began, and puts
 * them at its end: neither another operator nor the next run asks about them again before all others were asked about.
 */
async function nextRounds({ db, clock }: CasinoNeeds, provider: string, count: number): Promise<string[]> {
  const now = clock.now();
  const taken = await db.query<{ roundId: string }>(
    `update game_round set asked_at = $2 where (provider, round_id) in (
       select provider, round_id from game_round
       where provider = $1 and status = 'open' and coalesce(asked_at, started_at) < $3
       order by coalesce(asked_at, started_at) limit $4 for update skip locked)
     returning round_id as "roundId"`,
    [provider, now, new Date(now.getTime() - openForMs), count],
  );
  return taken.map(({ roundId }) => roundId);
}

interface OpenBet {
  txId: string;
  code: string;
  memberId: number;
  type: number;
  merchant: string;
}

/** Gives every stake of a round back, once, however often this runs; false when there was none any more. */
async function voidRound({ db, clock, log }: CasinoNeeds, provider: string, roundId: string): Promise<boolean> {
  const bets = await db.query<OpenBet>(
    `select t.tx_id as "txId", r.code, m.id as "memberId", m.type, m.merchant
     from game_round r join member m on m.id = r.member_id
       join wallet_transaction t on t.provider = r.provider and t.round_id = r.round_id
         and t.kind = 'bet' and t.status = 'OK' and not t.is_rolled_back
     where r.provider = $1 and r.round_id = $2 and r.status = 'open'`,
    [provider, roundId],
  );
  for (const bet of bets) {
    const member: Pick<Member, 'id' | 'type' | 'merchant'> = {
      id: bet.memberId,
      type: bet.type,
      merchant: bet.merchant,
    };
    const request = {
      requestId: randomUUID(),
      token: '',
      player: `${bet.merchant}:${bet.memberId}`,
      currency: '',
      gameCode: bet.code,
      roundId,
      // Derived, so that a second run finds what the first one did.
      txId: `void-${bet.txId}`.slice(0, 64),
      refTxId: bet.txId,
      amount: 0,
      roundClosed: false,
    };
    const movement = { provider, request, member, game: undefined, launchId: null };
    await book(db, 'rollback', movement, clock.now());
  }
  if (bets.length > 0) log.warn({ roundId }, 'a round that the provider does not know was voided');
  return bets.length > 0;
}

/**
 * Returns the stakes of rounds that the provider has never seen; all others it settles or leaves to the player. Asks
 * about every round that is due, oldest first, until the signal aborts. Throws when the provider can't be reached.
 */
export async function voidLostRounds(
  context: CasinoNeeds,
  provider: ProviderClient,
  signal?: AbortSignal,
): Promise<string[]> {
  const { log } = context;
  const voided: string[] = [];
  while (!signal?.aborted) {
    const roundIds = await nextRounds(context, provider.name, atOnce);
    if (roundIds.length === 0) break;
    const answers = await Promise.allSettled(roundIds.map((roundId) => provider.stateOf(roundId, signal)));
    const failures = answers.filter((answer) => answer.status === 'rejected');
    // One round that can't be asked about is asked about later; when none can, the provider is away.
    if (failures.length === answers.length) throw failures[0]?.reason;
    for (const { reason } of failures) log.warn({ err: reason }, 'the provider gave no answer about a round');
    for (const [n, roundId] of roundIds.entries()) {
      const answer = answers[n];
      if (answer?.status !== 'fulfilled' || answer.value !== 'unknown') continue;
      if (await voidRound(context, provider.name, roundId)) voided.push(roundId);
    }
  }
  return voided;
}

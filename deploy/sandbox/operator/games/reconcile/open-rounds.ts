import { randomUUID } from 'node:crypto';
import { minuteMs } from '../../clock/durations.ts';
import type { OperatorContext } from '../../context.ts';
import type { Member } from '../../sessions/member.ts';
import { book } from '../wallet/movements.ts';
import type { ProviderDesk } from './ask-provider.ts';

/** A round that is open for longer is asked about. */
export const openForMs = 10 * minuteMs;

interface OpenBet {
  provider: string;
  roundId: string;
  txId: string;
  code: string;
  memberId: number;
  type: number;
  merchant: string;
}

/** Gives the stakes of rounds back that the provider has never heard of; all others it settles or keeps for the player. */
export async function voidLostRounds({ db, clock, log }: OperatorContext, desk: ProviderDesk): Promise<string[]> {
  const now = clock.now();
  const bets = await db.query<OpenBet>(
    `select r.provider, r.round_id as "roundId", t.tx_id as "txId", r.code, m.id as "memberId", m.type, m.merchant
     from game_round r join member m on m.id = r.member_id
       join wallet_transaction t on t.provider = r.provider and t.round_id = r.round_id
         and t.kind = 'bet' and t.status = 'OK' and not t.is_rolled_back
     where r.status = 'open' and r.started_at < $1 order by r.started_at limit 200`,
    [new Date(now.getTime() - openForMs)],
  );
  const voided: string[] = [];
  const states = new Map<string, string>();
  for (const bet of bets) {
    const state = states.get(bet.roundId) ?? (await desk.stateOf(bet.roundId));
    states.set(bet.roundId, state);
    if (state !== 'unknown') continue;
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
      roundId: bet.roundId,
      // Derived, so that a second run finds what the first one did.
      txId: `void-${bet.txId}`.slice(0, 64),
      refTxId: bet.txId,
      amount: 0,
      roundClosed: false,
    };
    await book(db, 'rollback', { provider: bet.provider, request, member, game: undefined, launchId: null }, now);
    log.warn({ roundId: bet.roundId }, 'a round that the provider does not know was voided');
    voided.push(bet.roundId);
  }
  return voided;
}

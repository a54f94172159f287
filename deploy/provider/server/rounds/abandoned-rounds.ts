import type { RoundState } from '@tessera/wallet-protocol/messages';
import type { Store } from '../store/store.ts';
import type { Settlement } from './settlement.ts';

/** After this time an abandoned round is played to its end, and its win is paid. */
export const abandonedAfterMs = 24 * 60 * 60 * 1000;

export async function settleAbandonedRounds(store: Store, settlement: Settlement, nowMs: number): Promise<number> {
  const left = store.roundsWaitingSince(nowMs - abandonedAfterMs);
  for (const { id } of left) await settlement.pay(id);
  return left.length;
}

/** The answer to the operator about a round that is still open on its side. */
export function stateOfRound(store: Store, roundId: string): RoundState {
  const stage = store.round(roundId)?.stage;
  if (stage === undefined || stage === 'refused') return 'unknown';
  if (stage === 'waiting') return 'waiting';
  return stage === 'paid' || stage === 'returned' ? 'settled' : 'settling';
}

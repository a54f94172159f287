import type { RoundState } from '@tessera/wallet-protocol/messages';
import type { Store } from '../store/store.ts';
import type { Settlement } from './settlement.ts';

/** A round whose player does not come back is played to its end for them: what was won is theirs. */
export const leftAfterMs = 24 * 60 * 60 * 1000;

export async function settleLeftRounds(store: Store, settlement: Settlement, nowMs: number): Promise<number> {
  const left = store.roundsWaitingSince(nowMs - leftAfterMs);
  for (const { id } of left) await settlement.pay(id);
  return left.length;
}

/** What the operator is told about a round that it holds open. */
export function stateOfRound(store: Store, roundId: string): RoundState {
  const stage = store.round(roundId)?.stage;
  if (stage === undefined || stage === 'refused') return 'unknown';
  if (stage === 'waiting') return 'waiting';
  return stage === 'paid' || stage === 'returned' ? 'settled' : 'settling';
}

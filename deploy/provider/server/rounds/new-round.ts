import { randomUUID } from 'node:crypto';
import type { FreshRound, GameSession, Seeds } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export interface SpinWish {
  /** Chosen by the page once per press. */
  readonly key: string;
  readonly stakeMinor: number;
}

/** Writes a new round down, before anybody is asked for its stake. */
export async function beginRound(
  store: Store,
  session: GameSession,
  { key, stakeMinor }: SpinWish,
  seeds: Seeds,
): Promise<FreshRound> {
  const round: FreshRound = {
    id: randomUUID(),
    key,
    sessionId: session.id,
    token: session.sessionToken,
    player: session.player,
    currency: session.currency.code,
    gameCode: session.gameCode,
    profile: session.slotSheet,
    stakeMinor,
    betTx: randomUUID(),
    ...seeds,
    atMs: Date.now(),
  };
  await store.write({ t: 'round', round });
  return round;
}

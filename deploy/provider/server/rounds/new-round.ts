import { randomUUID } from 'node:crypto';
import type { FreshRound, GameSession, Seeds } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export interface SpinRequest {
  /** Chosen by the page, once for each click. */
  readonly key: string;
  readonly stakeMinor: number;
}

/** Stores a new round before its stake is requested. */
export async function beginRound(
  store: Store,
  session: GameSession,
  { key, stakeMinor }: SpinRequest,
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
    ...(session.hasVendorWallet ? { vendor: session.vassalage } : {}),
    profile: session.slotSheet,
    stakeMinor,
    betTx: randomUUID(),
    ...seeds,
    atMs: Date.now(),
  };
  await store.write({ t: 'round', round });
  return round;
}

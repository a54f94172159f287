import { randomUUID } from 'node:crypto';
import type { Journal } from '../journal/journal.ts';
import type { GameSession, Round, Seeds } from '../journal/records.ts';

export interface SpinWish {
  /** Chosen by the page once per press. */
  readonly key: string;
  readonly stakeMinor: number;
}

/** Writes a new round down, before anybody is asked for its stake. */
export async function beginRound(
  { state, append }: Journal,
  session: GameSession,
  { key, stakeMinor }: SpinWish,
  profile: string,
  seeds: Seeds,
): Promise<Round> {
  const id = randomUUID();
  await append({
    t: 'round',
    round: {
      id,
      key,
      sessionId: session.id,
      token: session.sessionToken,
      player: session.player,
      currency: session.currency.code,
      gameCode: session.gameCode,
      profile,
      stakeMinor,
      betTx: randomUUID(),
      ...seeds,
      atMs: Date.now(),
    },
  });
  return state.rounds[id] as Round;
}

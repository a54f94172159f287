import type { Opening, PastRound, SeedsAnswer, SpinAnswer } from '../server/http/page-api.ts';
import { stored } from './stored.ts';

/** The provider has no such session any more, or the launch token was already used. */
export class SessionEnded extends Error {}
/** It is unknown whether the request arrived. */
export class Unreachable extends Error {}
/** The request arrived and was refused; a retry would not help. */
export class NotTaken extends Error {}

const deadlineMs = 20_000;

async function post<T>(path: string, body: object): Promise<T> {
  const unreachable = (cause: unknown): never => {
    throw new Unreachable(path, { cause });
  };
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(unreachable);
  if (response.status === 401) throw new SessionEnded(path);
  if (response.status === 400) throw new NotTaken(path);
  if (!response.ok) throw new Unreachable(`${path} ${response.status}`);
  // An answer that breaks off counts as not arrived.
  return response.json().catch(unreachable) as Promise<T>;
}

const storedSession = stored('sessionStorage', 'tessera-game-session');

/** Opens the game with the URL's token, or continues the session after a reload. */
export async function open(): Promise<Opening> {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch');
  if (launch) history.replaceState(null, '', location.pathname);
  const session = storedSession.get();
  if (!launch && !session) throw new SessionEnded('resume');
  const opening = await (launch ? post<Opening>('redeem', { launch }) : post<Opening>('resume', { session }));
  storedSession.set(opening.session);
  return opening;
}

/** The calls of one opened game. */
export function callsOf(session: string) {
  return {
    /** `key` identifies one click on the spin button. */
    spin: (key: string, stakeMinor: number) => post<SpinAnswer>('spin', { session, key, stakeMinor }),
    /** The outcome of a spin that was not answered. Never places a bet. */
    find: (key: string) => post<SpinAnswer>('find', { session, key }),
    advance: (roundId: string) => post<SpinAnswer>('advance', { session, roundId }),
    balance: () => post<{ balance: number }>('balance', { session }),
    replaceSeeds: (clientSeed: string) => post<SeedsAnswer>('seeds', { session, clientSeed }),
    rounds: () => post<{ rounds: PastRound[] }>('rounds', { session }),
  };
}
export type Calls = ReturnType<typeof callsOf>;

import type { Opening, PastRound, SeedsAnswer, SpinAnswer } from '../server/http/page-api.ts';
import { stored } from './stored.ts';

/** A session that the provider no longer knows, or a launch that is spent. */
export class SessionEnded extends Error {}
/** It is not known whether the request arrived. */
export class Unreachable extends Error {}
/** The request arrived and can't be taken; asking again would not help. */
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
  // An answer that breaks off has not arrived either.
  return response.json().catch(unreachable) as Promise<T>;
}

const keptSession = stored('sessionStorage', 'tessera-game-session');

/** Opens the game with the address's token, or goes on with the session of a reloaded page. */
export async function open(): Promise<Opening> {
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch');
  if (launch) history.replaceState(null, '', location.pathname);
  const opening = launch
    ? await post<Opening>('redeem', { launch })
    : await post<Opening>('resume', { session: keptSession.get() ?? '' });
  keptSession.set(opening.session);
  return opening;
}

/** The calls of one opened game. */
export function callsOf(session: string) {
  return {
    /** `key` is one press of the button. */
    spin: (key: string, stakeMinor: number) => post<SpinAnswer>('spin', { session, key, stakeMinor }),
    /** What became of a press that was not answered; it never places a bet. */
    find: (key: string) => post<SpinAnswer>('find', { session, key }),
    advance: (roundId: string) => post<SpinAnswer>('advance', { session, roundId }),
    balance: () => post<{ balance: number }>('balance', { session }),
    replaceSeeds: (clientSeed: string) => post<SeedsAnswer>('seeds', { session, clientSeed }),
    rounds: () => post<{ rounds: PastRound[] }>('rounds', { session }),
  };
}
export type Calls = ReturnType<typeof callsOf>;

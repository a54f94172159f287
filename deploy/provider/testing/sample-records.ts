import { createHash } from 'node:crypto';
import type { Snapshot } from '../server/store/read-journal.ts';
import type { FreshRound, GameSession, Round, Seeds } from '../server/store/records.ts';

const hex = (name: string): string => createHash('sha256').update(name).digest('hex');
const uuid = (name: string): string => hex(name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

export const samplePlayer = (n: number): string => `aurora:${n + 1}`;

export const sampleSession = (n: number, atMs: number): GameSession => ({
  id: uuid(`session ${n}`),
  openedAtMs: atMs,
  launchId: uuid(`launch ${n}`),
  sessionToken: hex(`token ${n}`),
  player: samplePlayer(n),
  isTrial: false,
  gameCode: 'PG-0123',
  slotSheet: 'low-951',
  vassalage: 'PG',
  gameName: '달빛 서고',
  vendorName: '온다',
  merchantName: 'Aurora',
  hostOrigin: 'http://aurora.localhost:8080',
  language: 'ko',
  currency: { code: 'P', symbol: 'P', exponent: 2 },
  stakes: [20_000, 40_000, 100_000, 200_000, 400_000],
  defaultStake: 200_000,
});

export const sampleSeeds = (n: number): Seeds => ({
  serverSeed: hex(`seed ${n}`),
  clientSeed: '0123456789abcdef',
  nonce: 0,
});

/** The round of a player's spin request. */
export const freshRound = (n: number, press: number, atMs: number): FreshRound => ({
  id: uuid(`round ${n} ${press}`),
  key: uuid(`key ${n} ${press}`),
  sessionId: uuid(`session ${n}`),
  token: hex(`token ${n}`),
  player: samplePlayer(n),
  currency: 'P',
  gameCode: 'PG-0123',
  profile: 'medium-961',
  stakeMinor: 20_000,
  betTx: uuid(`bet ${n} ${press}`),
  ...sampleSeeds(n),
  nonce: press,
  atMs,
});

export const paidRound = (n: number, press: number, atMs: number): Round => ({
  ...freshRound(n, press, atMs),
  stage: 'paid',
  betStatus: 'OK',
  outcome: { spins: [[1, 2, 3, 4, 5]], winMinor: 5000 },
  seen: 0,
  settleTx: uuid(`win ${n} ${press}`),
});

/** The journal snapshot of earlier versions, with that many players and rounds each. */
export function sampleSnapshot(players: number, roundsEach: number, nowMs: number): Snapshot {
  const everybody = Array.from({ length: players }, (_, n) => n);
  const rounds = everybody.flatMap((n) =>
    Array.from({ length: roundsEach }, (_, press) => paidRound(n, press, nowMs - 100_000 + press)),
  );
  return {
    sessions: Object.fromEntries(everybody.map((n) => [sampleSession(n, nowMs).id, sampleSession(n, nowMs)] as const)),
    seeds: Object.fromEntries(
      everybody.map((n) => [samplePlayer(n), { ...sampleSeeds(n), nonce: roundsEach }] as const),
    ),
    rounds: Object.fromEntries(rounds.map((round) => [round.id, round] as const)),
    withdrawn: {},
    totals: { stakes: rounds.length * 20_000, wins: rounds.length * 5000 },
  };
}

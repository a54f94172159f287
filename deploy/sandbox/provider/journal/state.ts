import { evaluate, freeSpinsFor } from '../slot/evaluate.ts';
import { profileOf } from '../slot/profiles/profiles.ts';
import type { JournalRecord, Outcome, ProviderState, Round } from './records.ts';

export const emptyState = (): ProviderState => ({
  sessions: {},
  seeds: {},
  rounds: {},
  withdrawn: {},
  totals: { stakes: 0, wins: 0 },
});

/** Closed rounds kept for a player to look up and verify. */
const keptRounds = 24;
const sessionKeptMs = 24 * 60 * 60 * 1000;

export const isOpen = ({ stage }: Round): boolean => !['refused', 'paid', 'returned'].includes(stage);

/** The rounds of a player that are still remembered. */
export const roundsOf = ({ rounds }: ProviderState, player: string): readonly Round[] =>
  Object.values(rounds).filter((round) => round.player === player);

/** How many free spins an outcome holds. */
export const freeSpinsOf = ({ spins }: Outcome): number => spins.length - 1;

function nextStage(round: Round, outcome: Outcome): Round['stage'] {
  const first = evaluate(profileOf(round.profile), outcome.spins[0] ?? []);
  return freeSpinsFor(profileOf(round.profile), first.scatters) > 0 ? 'waiting' : 'paying';
}

function changeRound(state: ProviderState, roundId: string, change: (round: Round) => Round): void {
  const round = state.rounds[roundId];
  if (!round) throw new Error(`The journal speaks of round ${roundId}, which it never opened.`);
  state.rounds[roundId] = change(round);
}

/** Applies one record. State changes only here, so what is replayed after a crash is what was there before it. */
export function apply(state: ProviderState, record: JournalRecord): void {
  switch (record.t) {
    case 'snapshot':
      Object.assign(state, record.state);
      return;
    case 'session':
      state.sessions[record.session.id] = record.session;
      return;
    case 'seeds':
      state.seeds[record.player] = record.seeds;
      return;
    case 'round': {
      const { round } = record;
      state.rounds[round.id] = { ...round, stage: 'betting', betStatus: null, outcome: null, seen: 0, settleTx: null };
      const seeds = state.seeds[round.player];
      if (seeds && seeds.serverSeed === round.serverSeed) {
        state.seeds[round.player] = { ...seeds, nonce: round.nonce + 1 };
      }
      return;
    }
    case 'bet-answer':
      changeRound(state, record.roundId, (round) => {
        if (record.status === 'OK') state.totals.stakes += round.stakeMinor;
        return { ...round, betStatus: record.status, stage: record.status === 'OK' ? round.stage : 'refused' };
      });
      return;
    case 'outcome':
      changeRound(state, record.roundId, (round) => ({
        ...round,
        outcome: record.outcome,
        stage: nextStage(round, record.outcome),
      }));
      return;
    case 'seen':
      changeRound(state, record.roundId, (round) => ({ ...round, seen: record.seen }));
      return;
    case 'pay':
      changeRound(state, record.roundId, (round) => ({ ...round, stage: 'paying', settleTx: record.settleTx }));
      return;
    case 'paid':
      changeRound(state, record.roundId, (round) => {
        state.totals.wins += round.outcome?.winMinor ?? 0;
        return { ...round, stage: 'paid' };
      });
      return;
    case 'return':
      changeRound(state, record.roundId, (round) => ({ ...round, stage: 'returning', settleTx: record.settleTx }));
      return;
    case 'returned':
      changeRound(state, record.roundId, (round) => {
        if (round.betStatus === 'OK') state.totals.stakes -= round.stakeMinor;
        return { ...round, stage: 'returned' };
      });
      return;
    case 'withdrawn':
      state.withdrawn[record.key] = record.atMs;
      return;
  }
}

/** Forgets what nobody can ask for any more. */
export function prune(state: ProviderState, nowMs: number): void {
  for (const [id, session] of Object.entries(state.sessions)) {
    if (nowMs - session.openedAtMs > sessionKeptMs) delete state.sessions[id];
  }
  // A press can't arrive after its session has ended.
  for (const [key, atMs] of Object.entries(state.withdrawn)) {
    if (nowMs - atMs > sessionKeptMs) delete state.withdrawn[key];
  }
  const perPlayer = new Map<string, number>();
  for (const round of Object.values(state.rounds).sort((a, b) => b.atMs - a.atMs)) {
    const kept = perPlayer.get(round.player) ?? 0;
    if (isOpen(round)) continue;
    if (kept >= keptRounds) delete state.rounds[round.id];
    perPlayer.set(round.player, kept + 1);
  }
}

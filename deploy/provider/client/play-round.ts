import type { PageRound } from '../server/http/page-api.ts';
import { type Calls, SessionEnded } from './api.ts';
import { playFreeSpins } from './free-spins.ts';
import type { Pause } from './pause.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';
import type { RoundView, RoundViewParts } from './round-view.ts';
import { spinOnce } from './spin-once.ts';

export interface RoundParts extends RoundViewParts {
  readonly calls: Calls;
}

/** After these refusals the session can place no more bets. */
const endedStatuses: readonly string[] = ['SESSION_EXPIRED', 'INVALID_TOKEN'];

/** Plays rounds to their end, new ones and interrupted ones. */
export function createRounds(parts: RoundParts, view: RoundView, { untilResumed }: Pick<Pause, 'untilResumed'>) {
  const { calls, host, stage } = parts;
  const { say, box, bar, notice, parade } = stage;

  const untilAnswered = <Answer>(ask: () => Promise<Answer>) =>
    retryUntilAnswered(ask, () => notice.show(say('error.NETWORK')));

  const playFreeSpinsOf = (round: PageRound): Promise<void> =>
    playFreeSpins(round, {
      ...parts,
      view,
      untilResumed,
      advance: (roundId) => untilAnswered(() => calls.advance(roundId)),
    });

  function showInterrupted(round: PageRound): void {
    notice.show(say('resumed'));
    box.show(round.spins.at(-1) ?? []);
  }

  async function playNew(): Promise<void> {
    const press = { key: crypto.randomUUID(), stakeMinor: bar.stake.value };
    let isLate = false;
    const answer = await spinOnce(calls, press, () => {
      isLate = true;
      box.show(stage.lastStops());
      notice.show(say('error.UNANSWERED'));
    });
    if (answer.kind === 'none') return notice.show(say('error.NOT_PLACED'));
    // The sign-in of this session has ended: the operator accepts no more bets from it.
    if (answer.kind === 'refused' && endedStatuses.includes(answer.status)) throw new SessionEnded(answer.status);
    if (answer.kind === 'refused') return view.refuse(answer);
    const { round } = answer;
    if (answer.kind === 'unfinished') {
      showInterrupted(round);
      return playFreeSpinsOf(round);
    }
    notice.hide();
    stage.setNonce(answer.nonce);
    host.send({ type: 'roundStarted', roundId: round.id, stakeMinor: round.stakeMinor });
    view.setBalance(answer.balanceAfterBet);
    const stops = round.spins[0] ?? [];
    stage.rest(stops);
    await view.land(stops);
    parade.start(stops, round.stakeMinor, 1);
    if (round.stage !== 'waiting') {
      // The answer to a lookup has no balance.
      return view.conclude(round, isLate ? (await untilAnswered(calls.balance)).balance : answer.balance);
    }
    view.showWin(round);
    await playFreeSpinsOf(round);
  }

  return {
    playNew,
    /** Continues a round that was interrupted. */
    resumeRound(round: PageRound): Promise<void> {
      stage.rest(round.spins[0] ?? []);
      showInterrupted(round);
      bar.setWin(round.wonMinor, false);
      return playFreeSpinsOf(round);
    },
  };
}

import type { PageRound } from '../server/http/page-api.ts';
import { type Calls, SessionEnded } from './api.ts';
import { playFreeSpins } from './free-spins.ts';
import type { Pause } from './pause.ts';
import { persistently } from './persistently.ts';
import { roundOfPress } from './round-of-press.ts';
import type { RoundView, RoundViewParts } from './round-view.ts';

export interface RoundParts extends RoundViewParts {
  readonly calls: Calls;
}

/** Refusals after which no bet of this session can be taken any more. */
const endedStatuses: readonly string[] = ['SESSION_EXPIRED', 'INVALID_TOKEN'];

/** Rounds from the press, or from where one was left, to their end. */
export function createRounds(parts: RoundParts, view: RoundView, { untilResumed }: Pick<Pause, 'untilResumed'>) {
  const { calls, host, stage } = parts;
  const { say, box, bar, notice, parade } = stage;

  const surely = <Answer>(ask: () => Promise<Answer>) => persistently(ask, () => notice.show(say('error.NETWORK')));

  const goOnWith = (round: PageRound): Promise<void> =>
    playFreeSpins(round, { ...parts, view, untilResumed, advance: (roundId) => surely(() => calls.advance(roundId)) });

  function showLeft(round: PageRound): void {
    notice.show(say('resumed'));
    box.show(round.spins.at(-1) ?? []);
  }

  async function playNew(): Promise<void> {
    const press = { key: crypto.randomUUID(), stakeMinor: bar.stake.value };
    let isLate = false;
    const answer = await roundOfPress(calls, press, () => {
      isLate = true;
      box.show(stage.restingStops());
      notice.show(say('error.UNANSWERED'));
    });
    if (answer.kind === 'none') return notice.show(say('error.NOT_PLACED'));
    // The sign-in behind the session has ended: the operator takes no further bet of it.
    if (answer.kind === 'refused' && endedStatuses.includes(answer.status)) throw new SessionEnded(answer.status);
    if (answer.kind === 'refused') return view.refuse(answer.status, answer.balance);
    const { round } = answer;
    if (answer.kind === 'unfinished') {
      showLeft(round);
      return goOnWith(round);
    }
    notice.hide();
    stage.setNonce(answer.nonce);
    host.tell({ type: 'roundStarted', roundId: round.id, stakeMinor: round.stakeMinor });
    view.setBalance(answer.balanceAfterBet);
    const stops = round.spins[0] ?? [];
    stage.rest(stops);
    await view.land(stops);
    parade.start(stops, round.stakeMinor, 1);
    if (round.stage !== 'waiting') {
      // A round that is found afterwards brings no balance of its own.
      return view.conclude(round, isLate ? (await surely(calls.balance)).balance : answer.balance);
    }
    view.showWin(round);
    await goOnWith(round);
  }

  return {
    playNew,
    /** Goes on with a round that was left open. */
    playLeft(round: PageRound): Promise<void> {
      stage.rest(round.spins[0] ?? []);
      showLeft(round);
      bar.setWin(round.wonMinor, false);
      return goOnWith(round);
    },
  };
}

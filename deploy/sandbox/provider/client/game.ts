import type { PageRound } from '../http/page-api.ts';
import type { Calls } from './api.ts';
import { NotTaken, SessionEnded, Unreachable } from './api.ts';
import { playFreeSpins } from './free-spins.ts';
import { persistently } from './persistently.ts';
import { roundOfPress } from './round-of-press.ts';
import { createRoundView, type RoundViewParts } from './round-view.ts';

interface GameParts extends RoundViewParts {
  readonly calls: Calls;
}

/** One opened game: a press becomes a round, a round becomes what is seen, and the wallet's answers become the balance. */
export function createGame(parts: GameParts) {
  const { calls, host, stage } = parts;
  const { say, box, bar, notice, parade } = stage;
  const view = createRoundView(parts);
  let isBusy = false;
  let isPaused = false;
  let resumePlay: (() => void) | undefined;
  let isOffline = false;

  function setBusy(next: boolean): void {
    isBusy = next;
    bar.setSpinning(next);
    host.tell({ type: next ? 'busy' : 'idle' });
  }

  const surely = <Answer>(ask: () => Promise<Answer>) => persistently(ask, () => notice.show(say('error.NETWORK')));

  const goOnWith = (round: PageRound): Promise<void> =>
    playFreeSpins(round, {
      ...parts,
      view,
      advance: (roundId) => surely(() => calls.advance(roundId)),
      untilResumed: async () => {
        if (isPaused)
          await new Promise<void>((go) => {
            resumePlay = go;
          });
      },
    });

  async function playRound(): Promise<void> {
    const press = { key: crypto.randomUUID(), stakeMinor: bar.stake.value };
    let isLate = false;
    const answer = await roundOfPress(calls, press, () => {
      isLate = true;
      box.show(stage.restingStops());
      notice.show(say('error.UNANSWERED'));
    });
    if (answer.kind === 'none') return notice.show(say('error.NOT_PLACED'));
    if (answer.kind === 'refused') return view.refuse(answer.status, answer.balance);
    const { round } = answer;
    if (answer.kind === 'unfinished') {
      notice.show(say('resumed'));
      box.show(round.spins.at(-1) ?? []);
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
      return view.conclude(round, isLate ? await surely(calls.balance).then(({ balance }) => balance) : answer.balance);
    }
    view.showWin(round);
    await goOnWith(round);
  }

  async function busily(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      if (cause instanceof NotTaken) {
        box.show(stage.restingStops());
        return notice.show(say('error.OTHER'));
      }
      if (!(cause instanceof SessionEnded)) throw cause;
      box.show(stage.restingStops());
      stage.end(say('error.SESSION'), () => host.tell({ type: 'exit' }));
      host.tell({ type: 'error', code: 'session.ended' });
    } finally {
      setBusy(false);
    }
  }

  return {
    /** A press on the button: begins a round, or shows the running one's result at once. */
    async press(): Promise<void> {
      if (isBusy) return box.hurry();
      if (isPaused || stage.isCovered()) return;
      if (isOffline) return notice.show(say('error.OFFLINE'));
      parade.stop();
      bar.setWin(null, false);
      notice.hide();
      box.run();
      await busily(playRound);
    },
    /** Goes on with a round that was left open. */
    async resumeRound(round: PageRound): Promise<void> {
      notice.show(say('resumed'));
      stage.rest(round.spins[0] ?? []);
      box.show(round.spins.at(-1) ?? []);
      bar.setWin(round.wonMinor, false);
      await busily(() => goOnWith(round));
    },
    setTurbo: view.setTurbo,
    /** Asks for the balance anew; while the connection is away the old one stands, and says so. */
    async refresh(): Promise<void> {
      if (isBusy) return;
      try {
        view.setBalance((await calls.balance()).balance);
      } catch (cause) {
        if (!(cause instanceof Unreachable)) throw cause;
        notice.show(say('error.NETWORK'));
      }
    },
    /** While the connection is away no round can be asked for, and the button says why. */
    setOffline(next: boolean) {
      if (next === isOffline) return;
      isOffline = next;
      bar.setOffline(next);
      if (isBusy) return;
      if (next) notice.show(say('error.OFFLINE'));
      else notice.hide();
    },
    pause() {
      isPaused = true;
      stage.setPaused(true);
    },
    resume() {
      isPaused = false;
      stage.setPaused(false);
      resumePlay?.();
      resumePlay = undefined;
    },
  };
}
export type Game = ReturnType<typeof createGame>;

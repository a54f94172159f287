import type { PageRound } from '../server/http/page-api.ts';
import { NotTaken, SessionEnded, Unreachable } from './api.ts';
import { createPause } from './pause.ts';
import { createRounds, type RoundParts } from './play-round.ts';
import { createRoundView } from './round-view.ts';

/** One opened game: plays rounds on each click, shows them, and updates the balance from the wallet's answers. */
export function createGame(parts: RoundParts) {
  const { calls, host, stage } = parts;
  const { say, box, bar, notice, parade } = stage;
  const view = createRoundView(parts);
  const standstill = createPause();
  const rounds = createRounds(parts, view, standstill);
  let isBusy = false;
  let isOffline = false;

  function setBusy(next: boolean): void {
    isBusy = next;
    bar.setSpinning(next);
    host.send({ type: next ? 'busy' : 'idle' });
  }

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      if (cause instanceof NotTaken) {
        box.show(stage.lastStops());
        return notice.show(say('error.OTHER'));
      }
      if (!(cause instanceof SessionEnded)) throw cause;
      box.show(stage.lastStops());
      stage.end(say('error.SESSION'), () => host.send({ type: 'exit' }));
      host.send({ type: 'error', code: 'session.ended' });
    } finally {
      setBusy(false);
    }
  }

  return {
    /** A click on the button: starts a round, or shows the result of the running one at once. */
    async press(): Promise<void> {
      if (isBusy) return box.hurry();
      if (standstill.isPaused() || stage.isCovered()) return;
      if (isOffline) return notice.show(say('error.OFFLINE'));
      parade.stop();
      bar.setWin(null, false);
      notice.hide();
      box.run();
      await whileBusy(rounds.playNew);
    },
    showLast: view.showLast,
    resumeRound: (round: PageRound): Promise<void> => whileBusy(() => rounds.resumeRound(round)),
    setTurbo: view.setTurbo,
    /** Fetches the balance; while the connection is lost, keeps the old one and shows a notice. */
    async refresh(): Promise<void> {
      if (isBusy) return;
      try {
        view.setBalance((await calls.balance()).balance);
      } catch (cause) {
        if (!(cause instanceof Unreachable)) throw cause;
        notice.show(say('error.NETWORK'));
      }
    },
    /** While offline no round can be started, and the button says why. */
    setOffline(next: boolean) {
      if (next === isOffline) return;
      isOffline = next;
      bar.setOffline(next);
      if (isBusy) return;
      if (next) notice.show(say('error.OFFLINE'));
      else notice.hide();
    },
    pause() {
      standstill.pause();
      stage.setPaused(true);
    },
    resume() {
      standstill.resume();
      stage.setPaused(false);
    },
  };
}
export type Game = ReturnType<typeof createGame>;

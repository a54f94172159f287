import type { PageRound } from '../server/http/page-api.ts';
import { NotTaken, SessionEnded, Unreachable } from './api.ts';
import { createPause } from './pause.ts';
import { createRounds, type RoundParts } from './play-round.ts';
import { createRoundView } from './round-view.ts';

/** One opened game: a press becomes a round, a round becomes what is seen, and the wallet's answers become the balance. */
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
    host.tell({ type: next ? 'busy' : 'idle' });
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
      if (standstill.isPaused() || stage.isCovered()) return;
      if (isOffline) return notice.show(say('error.OFFLINE'));
      parade.stop();
      bar.setWin(null, false);
      notice.hide();
      box.run();
      await busily(rounds.playNew);
    },
    resumeRound: (round: PageRound): Promise<void> => busily(() => rounds.playLeft(round)),
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

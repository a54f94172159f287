import type { Opening, PageRound, SpinAnswer } from '../server/http/page-api.ts';
import type { RoundView } from './round-view.ts';
import type { Sound } from './sound.ts';
import type { Stage } from './stage.ts';

const betweenFreeSpinsMs = 700;
const pauseAfterWinMs = 900;

interface FreeSpinsParts {
  readonly opening: Opening;
  readonly stage: Stage;
  readonly sound: Sound;
  readonly view: RoundView;
  /** Requests the next free spin of a round. */
  readonly advance: (roundId: string) => Promise<SpinAnswer>;
  /** Resolves at once unless the game is paused. */
  readonly untilResumed: () => Promise<void>;
}

/** Plays the remaining free spins of a waiting round. */
export async function playFreeSpins(first: PageRound, parts: FreeSpinsParts): Promise<void> {
  const { opening, stage, sound, view, advance, untilResumed } = parts;
  const { say, write, box, notice, parade } = stage;
  const { multiplier } = opening.profile.freeSpins;
  const left = first.freeSpins - first.seen;
  stage.announce(say('resultFree', { count: left }));
  box.markScatters();
  sound.freeSpins();
  await stage.offerFreeSpins(left, multiplier);
  let round = first;
  while (round.stage === 'waiting') round = await playNext(round);
  stage.showFreeSpin(0, 0);

  async function playNext(before: PageRound): Promise<PageRound> {
    await untilResumed();
    stage.showFreeSpin(before.seen + 1, before.freeSpins);
    parade.stop();
    box.run();
    const answer = await advance(before.id);
    if (answer.kind !== 'played') throw new Error(`A free spin was answered ${answer.kind}.`);
    const after = answer.round;
    const stops = after.spins.at(-1) ?? [];
    stage.rest(stops);
    await view.land(stops);
    parade.start(stops, after.stakeMinor, multiplier);
    view.showWin(after);
    await view.wait(after.wonMinor > before.wonMinor ? pauseAfterWinMs : betweenFreeSpinsMs);
    if (after.stage !== 'waiting') {
      notice.show(say('freeSpinsEnd', { amount: write(after.wonMinor) }));
      view.conclude(after, answer.balance);
    }
    return after;
  }
}

import { lines } from '../games/slot/lines.ts';
import type { Opening } from '../server/http/page-api.ts';
import type { WriteAmount } from './amounts.ts';
import { offerFreeSpins } from './dialogs/free-spins-card.ts';
import type { Say } from './texts.ts';
import { type ControlBar, createControlBar } from './view/control-bar.ts';
import { createNotice, type Notice } from './view/notice.ts';
import { createReelBox, type ReelBox } from './view/reel-box.ts';
import { endCard, glow, layOutStage } from './view/stage-layout.ts';
import type { SymbolPictures } from './view/symbol-pictures.ts';
import { createWinParade, type WinParade } from './win-parade.ts';

/** Everything visible of a game, and the methods that change it. */
export interface Stage {
  readonly element: HTMLElement;
  readonly say: Say;
  readonly write: WriteAmount;
  readonly box: ReelBox;
  readonly bar: ControlBar;
  readonly notice: Notice;
  readonly parade: WinParade;
  readonly tools: HTMLElement;
  describeGrid(window: readonly string[]): void;
  announce(text: string): void;
  /** `size` is the win in stakes. */
  celebrate(size: number): void;
  offerFreeSpins(count: number, multiplier: number): Promise<void>;
  /** `showFreeSpin(0, 0)` removes the counter. */
  showFreeSpin(at: number, count: number): void;
  setPaused(isPaused: boolean): void;
  /** Sets the stops shown when no reel moves. */
  rest(stops: readonly number[]): void;
  lastStops(): readonly number[];
  setNonce(nonce: number): void;
  /** Whether a dialog or card covers the reels. */
  isCovered(): boolean;
  /** Ends the session; only leaving is possible. */
  end(text: string, leave: () => void): void;
}

interface StageParts {
  readonly opening: Opening;
  readonly pictures: SymbolPictures;
  readonly say: Say;
  readonly write: WriteAmount;
  readonly onSpin: () => void;
  readonly onNonce: (nonce: number) => void;
}

const bigWin = 15;

export function createStage({ opening, pictures, say, write, onSpin, onNonce }: StageParts): Stage {
  const { profile } = opening;
  const box = createReelBox(profile, pictures, { W: say('paytable.wild'), S: say('paytable.scatter') });
  const bar = createControlBar({ stakes: opening.stakes, firstStake: opening.defaultStake, say, write, onSpin });
  const notice = createNotice();
  const { element, frame, lineText, badge, live, tools } = layOutStage({ opening, say, box, bar, notice });
  const parade = createWinParade({
    profile,
    box,
    pictures,
    say,
    write,
    onLine: (text) => {
      lineText.textContent = text;
    },
  });
  let resting: readonly number[] = [];

  return {
    element,
    say,
    write,
    box,
    bar,
    notice,
    parade,
    tools,
    describeGrid(window) {
      const rows = [0, 1, 2].map((row) =>
        window.map((reel) => say(`symbol.${pictures.artOf(reel[row] ?? '')}`)).join(', '),
      );
      box.describe(say('grid', { rows: rows.join(' / ') }));
    },
    announce(text) {
      live.textContent = text;
    },
    celebrate: (size) => glow(frame, size >= bigWin),
    offerFreeSpins: (count, multiplier) => offerFreeSpins(frame, count, multiplier, say),
    showFreeSpin(at, count) {
      badge.textContent = count === 0 ? say('lines', { count: lines.length }) : say('freeSpinAt', { seen: at, count });
    },
    setPaused(isPaused) {
      element.toggleAttribute('inert', isPaused);
    },
    rest(stops) {
      resting = stops;
    },
    lastStops: () => resting,
    setNonce: onNonce,
    isCovered: () => document.querySelector('dialog[open], .card') !== null,
    end: (text, leave) => void frame.append(endCard(text, say('exit'), leave)),
  };
}

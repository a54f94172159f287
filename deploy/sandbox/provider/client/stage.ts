import type { Opening } from '../http/page-api.ts';
import { lines } from '../slot/lines.ts';
import type { WriteAmount } from './amounts.ts';
import { offerFreeSpins } from './dialogs/free-spins-card.ts';
import { el } from './dom.ts';
import type { Say } from './texts.ts';
import { type ControlBar, createControlBar } from './view/control-bar.ts';
import { createNotice, type Notice } from './view/notice.ts';
import { createReelBox, type ReelBox } from './view/reel-box.ts';
import type { SymbolPictures } from './view/symbol-pictures.ts';
import { createWinParade, type WinParade } from './win-parade.ts';

/** Everything that is seen of a game, and what it can be told to show. */
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
  /** Zero of zero takes the counter away. */
  showFreeSpin(at: number, count: number): void;
  setPaused(isPaused: boolean): void;
  /** Where the reels stand when nothing moves. */
  rest(stops: readonly number[]): void;
  restingStops(): readonly number[];
  setNonce(nonce: number): void;
  /** Whether a dialog or card lies over the reels. */
  isCovered(): boolean;
  /** The session is over; all that is left is to leave. */
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
  const lineText = el('p', { class: 'line-text' });
  const live = el('p', { class: 'unseen', attributes: { 'aria-live': 'polite', role: 'status' } });
  const linesBadge = say('lines', { count: lines.length });
  const badge = el('span', { class: 'chip', text: linesBadge });
  const money = el('span', { class: 'chip warn', text: say(opening.isTrial ? 'trial' : 'playMoney') });
  const tools = el('div', { class: 'tools' });
  const frame = el('div', { class: 'frame' }, box.element);
  const element = el(
    'main',
    { class: 'stage' },
    el('header', { class: 'head' }, el('h1', { text: opening.gameName }), money, badge),
    notice.element,
    frame,
    lineText,
    bar.element,
    tools,
    live,
  );
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
    celebrate(size) {
      frame.classList.remove('is-glad');
      frame.classList.toggle('is-big', size >= bigWin);
      // Reading a measure restarts the animation when one win follows another.
      void frame.offsetWidth;
      frame.classList.add('is-glad');
    },
    offerFreeSpins: (count, multiplier) => offerFreeSpins(frame, count, multiplier, say),
    showFreeSpin(at, count) {
      badge.textContent = count === 0 ? linesBadge : say('freeSpinAt', { seen: at, count });
    },
    setPaused(isPaused) {
      element.toggleAttribute('inert', isPaused);
    },
    rest(stops) {
      resting = stops;
    },
    restingStops: () => resting,
    setNonce: onNonce,
    isCovered: () => document.querySelector('dialog[open], .card') !== null,
    end(text, leave) {
      const button = el('button', {
        class: 'start',
        text: say('exit'),
        attributes: { type: 'button' },
        on: { click: leave },
      });
      frame.append(el('div', { class: 'card', attributes: { role: 'alert' } }, el('strong', { text }), button));
    },
  };
}

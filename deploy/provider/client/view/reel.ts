import { windowAt } from '../../games/slot/evaluate.ts';
import { rowCount } from '../../games/slot/lines.ts';
import { el } from '../dom.ts';
import type { SymbolPictures } from './symbol-pictures.ts';

/** One reel: a window of three cells, and the strip that moves behind it. */
export interface Reel {
  readonly element: HTMLElement;
  /** Visible cells, top to bottom. */
  cells(): HTMLElement[];
  show(stop: number): void;
  /** Moves the strip until `land` is called. */
  run(): void;
  /** Slows down; resolves when the reel has stopped. */
  land(stop: number, durationMs: number): Promise<void>;
}

const loopCells = 9;
const loopMs = 330;

/** Badges on the two symbols whose meaning their picture does not show. */
export interface CellBadges {
  readonly W: string;
  readonly S: string;
}

export function createReel(strip: string, pictures: SymbolPictures, badges: CellBadges): Reel {
  const belt = el('div', { class: 'belt' });
  const element = el('div', { class: 'reel' }, belt);
  let shown = 0;
  let running: Animation | undefined;

  function cell(symbol: string): HTMLElement {
    const made = el('div', { class: `cell cell-${symbol}` }, pictures.make(symbol));
    if (symbol === 'W' || symbol === 'S') made.append(el('span', { class: 'badge', text: badges[symbol] }));
    return made;
  }
  /** Fills the strip; its first three cells are visible when the reel has stopped. */
  function fill(symbols: string): void {
    belt.replaceChildren(...Array.from(symbols, cell));
  }
  const before = (stop: number, count: number) =>
    Array.from({ length: count }, (_, i) => strip[(stop + rowCount + i) % strip.length]).join('');
  const offset = (cells: number, inAll: number) => `translateY(${(-100 * cells) / inAll}%)`;

  function show(stop: number): void {
    running?.cancel();
    running = undefined;
    shown = stop;
    fill(windowAt(strip, stop));
  }

  return {
    element,
    cells: () => [...belt.children].slice(0, rowCount) as HTMLElement[],
    show,
    run() {
      // The strip repeats its first cells at its end, so the loop has no visible gap.
      const loop = windowAt(strip, shown) + before(shown, loopCells - rowCount);
      fill(loop + loop.slice(0, rowCount));
      const inAll = loopCells + rowCount;
      running = belt.animate([{ transform: offset(loopCells, inAll) }, { transform: offset(0, inAll) }], {
        duration: loopMs,
        iterations: Number.POSITIVE_INFINITY,
      });
    },
    async land(stop, durationMs) {
      const way = Math.max(4, Math.round(durationMs / 70));
      running?.cancel();
      fill(windowAt(strip, stop) + before(stop, way));
      const inAll = way + rowCount;
      running = belt.animate(
        [
          { transform: offset(way, inAll), easing: 'cubic-bezier(.2,.6,.3,1)' },
          { transform: offset(-0.09, inAll), offset: 0.88, easing: 'cubic-bezier(.4,0,.4,1)' },
          { transform: offset(0, inAll) },
        ],
        { duration: durationMs },
      );
      try {
        await running.finished;
      } catch {
        // Cancelled because `show` has already set the result.
      }
      show(stop);
    },
  };
}

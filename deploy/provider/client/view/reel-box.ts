import { evaluate } from '../../games/slot/evaluate.ts';
import { lines } from '../../games/slot/lines.ts';
import type { Profile } from '../../games/slot/profile.ts';
import { el } from '../dom.ts';
import { type CellBadges, createReel } from './reel.ts';
import type { SymbolPictures } from './symbol-pictures.ts';

export interface SpinPace {
  /** How long the first reel takes, and how much longer each next one. */
  readonly firstMs: number;
  readonly stepMs: number;
}

export const normalPace: SpinPace = { firstMs: 620, stepMs: 190 };
export const turboPace: SpinPace = { firstMs: 260, stepMs: 40 };

/** The five reels and what is shown over them. */
export interface ReelBox {
  readonly element: HTMLElement;
  show(stops: readonly number[]): void;
  run(): void;
  /** Stops reel after reel; `hurry` stops the rest at once. */
  land(stops: readonly number[], pace: SpinPace, onStop: (reel: number) => void): Promise<void>;
  hurry(): void;
  /** Highlights the cells of some lines, or of all scatters; an empty list clears them. */
  mark(wins: readonly { readonly line: number; readonly count: number }[]): void;
  markScatters(): void;
  /** Draws one line over the reels; null removes it. */
  drawLine(line: number | null): void;
  describe(text: string): void;
}

const svgSpace = 'http://www.w3.org/2000/svg';

export function createReelBox(profile: Profile, pictures: SymbolPictures, badges: CellBadges): ReelBox {
  const reels = profile.strips.map((strip) => createReel(strip, pictures, badges));
  const overlay = document.createElementNS(svgSpace, 'svg');
  overlay.setAttribute('viewBox', '0 0 100 60');
  overlay.setAttribute('preserveAspectRatio', 'none');
  overlay.setAttribute('class', 'line-overlay');
  const path = document.createElementNS(svgSpace, 'path');
  path.setAttribute('vector-effect', 'non-scaling-stroke');
  overlay.append(path);
  const element = el(
    'div',
    { class: 'reels', attributes: { role: 'img' } },
    ...reels.map((reel) => reel.element),
    overlay as unknown as HTMLElement,
  );
  let stops: readonly number[] = [];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const unmark = () => {
    for (const cell of element.querySelectorAll('.is-won')) cell.classList.remove('is-won');
  };
  const markCell = (reel: number, row: number) => reels[reel]?.cells()[row]?.classList.add('is-won');

  function show(next: readonly number[]): void {
    stops = next;
    for (const [at, reel] of reels.entries()) reel.show(next[at] ?? 0);
  }

  return {
    element,
    show,
    run() {
      unmark();
      path.removeAttribute('d');
      if (isStill.matches) return;
      for (const reel of reels) reel.run();
    },
    async land(next, pace, onStop) {
      stops = next;
      if (isStill.matches) {
        show(next);
        element.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 120 });
        return;
      }
      await Promise.all(
        reels.map(async (reel, at) => {
          await reel.land(next[at] ?? 0, pace.firstMs + at * pace.stepMs);
          onStop(at);
        }),
      );
    },
    hurry() {
      show(stops);
    },
    mark(wins) {
      unmark();
      for (const { line, count } of wins) {
        for (let reel = 0; reel < count; reel += 1) markCell(reel, lines[line]?.[reel] ?? 0);
      }
    },
    markScatters() {
      const { window } = evaluate(profile, stops);
      for (const [reel, shown] of window.entries()) {
        const row = shown.indexOf('S');
        if (row >= 0) markCell(reel, row);
      }
    },
    drawLine(line) {
      const rows = line === null ? undefined : lines[line];
      if (!rows) path.removeAttribute('d');
      else path.setAttribute('d', `M${rows.map((row, reel) => `${10 + reel * 20} ${10 + row * 20}`).join('L')}`);
    },
    describe(text) {
      element.setAttribute('aria-label', text);
    },
  };
}

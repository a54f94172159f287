import type { WriteAmount } from '../amounts.ts';
import { el, iconButton } from '../dom.ts';
import type { Say } from '../texts.ts';

export interface StakeStepper {
  readonly element: HTMLElement;
  readonly value: number;
  setEnabled(isEnabled: boolean): void;
}

/** Chooses one of the game's stakes; it changes only on a click. */
export function createStakeStepper(
  stakes: readonly number[],
  first: number,
  say: Say,
  write: WriteAmount,
): StakeStepper {
  let at = Math.max(0, stakes.indexOf(first));
  const shown = el('output', { class: 'amount' });
  const less = iconButton('minus', say('stakeLess'), () => move(-1), 'step');
  const more = iconButton('plus', say('stakeMore'), () => move(1), 'step');
  let isEnabled = true;

  function draw(): void {
    shown.textContent = write(stakes[at] ?? 0);
    less.disabled = !isEnabled || at === 0;
    more.disabled = !isEnabled || at === stakes.length - 1;
  }
  function move(by: number): void {
    at = Math.min(stakes.length - 1, Math.max(0, at + by));
    draw();
  }
  draw();
  const element = el(
    'div',
    { class: 'stake', attributes: { role: 'group', 'aria-label': say('stake') } },
    less,
    el('div', { class: 'figure' }, el('span', { class: 'label', text: say('stake') }), shown),
    more,
  );
  return {
    element,
    get value() {
      return stakes[at] ?? 0;
    },
    setEnabled(enabled) {
      isEnabled = enabled;
      draw();
    },
  };
}

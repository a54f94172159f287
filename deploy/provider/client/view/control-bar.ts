import type { WriteAmount } from '../amounts.ts';
import { el, icon } from '../dom.ts';
import type { Say } from '../texts.ts';
import { createStakeStepper, type StakeStepper } from './stake-stepper.ts';

export interface ControlBar {
  readonly element: HTMLElement;
  readonly stake: StakeStepper;
  readonly spin: HTMLButtonElement;
  setSpinning(isSpinning: boolean): void;
  /** Disables spinning while offline. */
  setOffline(isOffline: boolean): void;
  /** `isGain` is false if less than the stake was won: then the win is shown without celebration. */
  setWin(minor: number | null, isGain: boolean): void;
  setBalance(minor: number | null): void;
}

interface BarParts {
  readonly stakes: readonly number[];
  readonly firstStake: number;
  readonly say: Say;
  readonly write: WriteAmount;
  readonly onSpin: () => void;
}

/** Stake, win, balance and the spin button. */
export function createControlBar({ stakes, firstStake, say, write, onSpin }: BarParts): ControlBar {
  const stake = createStakeStepper(stakes, firstStake, say, write);
  const winLabel = el('span', { class: 'label', text: say('win') });
  const win = el('span', { class: 'amount win-amount', text: '–' });
  const balance = el('span', { class: 'amount' });
  const spin = el('button', {
    class: 'spin',
    attributes: { type: 'button', 'aria-label': say('spin') },
    on: { click: onSpin },
  });
  spin.append(icon('spin'));
  const element = el(
    'div',
    { class: 'bar' },
    stake.element,
    el('div', { class: 'figure win' }, winLabel, win),
    el('div', { class: 'figure balance' }, el('span', { class: 'label', text: say('balance') }), balance),
    spin,
  );
  return {
    element,
    stake,
    spin,
    setSpinning(isSpinning) {
      spin.classList.toggle('is-spinning', isSpinning);
      spin.setAttribute('aria-label', say(isSpinning ? 'skip' : 'spin'));
      stake.setEnabled(!isSpinning);
    },
    setOffline(isOffline) {
      spin.disabled = isOffline;
    },
    setWin(minor, isGain) {
      winLabel.textContent = say(minor !== null && minor > 0 && !isGain ? 'returned' : 'win');
      win.textContent = minor === null || minor === 0 ? '–' : write(minor);
      win.classList.toggle('is-gain', isGain);
      win.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    },
    setBalance(minor) {
      balance.textContent = minor === null ? say('unknownBalance') : write(minor);
    },
  };
}

import { el } from '../dom.ts';
import type { Say } from '../texts.ts';

/** Shows the number of free spins; resolves when the player starts them. */
export function offerFreeSpins(stage: HTMLElement, count: number, multiplier: number, say: Say): Promise<void> {
  return new Promise((begin) => {
    const start = () => {
      card.remove();
      begin();
    };
    const button = el('button', {
      class: 'start',
      text: say('freeSpinsStart'),
      attributes: { type: 'button' },
      on: { click: start },
    });
    const card = el(
      'div',
      { class: 'card', attributes: { role: 'alertdialog', 'aria-label': say('freeSpins', { count }) } },
      el('strong', { text: say('freeSpins', { count }) }),
      el('p', { text: say('freeSpinsRule', { multiplier }) }),
      button,
    );
    stage.append(card);
    button.focus();
  });
}

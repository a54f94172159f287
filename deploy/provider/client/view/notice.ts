import { el } from '../dom.ts';

interface Action {
  readonly text: string;
  readonly press: () => void;
}

export interface Notice {
  readonly element: HTMLElement;
  show(text: string, actions?: readonly Action[]): void;
  hide(): void;
}

/**
 * One line above the reels: what happened, what it means for the money, what the player can do. Its space is
 * reserved.
 */
export function createNotice(): Notice {
  const text = el('span');
  const actions = el('span', { class: 'notice-actions' });
  const element = el('div', { class: 'notice', attributes: { role: 'status' } }, text, actions);
  return {
    element,
    show(message, offered = []) {
      text.textContent = message;
      actions.replaceChildren(
        ...offered.map((action) =>
          el('button', {
            class: 'link',
            text: action.text,
            attributes: { type: 'button' },
            on: { click: action.press },
          }),
        ),
      );
      element.classList.add('is-shown');
    },
    hide() {
      element.classList.remove('is-shown');
      text.textContent = '';
      actions.replaceChildren();
    },
  };
}

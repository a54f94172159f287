import { lines } from '../../games/slot/lines.ts';
import type { Opening } from '../../server/http/page-api.ts';
import { el } from '../dom.ts';
import type { Say } from '../texts.ts';

interface Seen {
  readonly element: HTMLElement;
}

interface LayoutParts {
  readonly opening: Opening;
  readonly say: Say;
  readonly box: Seen;
  readonly bar: Seen;
  readonly notice: Seen;
}

/** Lays out the parts of a stage, from the name down to the tools. */
export function layOutStage({ opening, say, box, bar, notice }: LayoutParts) {
  const lineText = el('p', { class: 'line-text' });
  const live = el('p', { class: 'unseen', attributes: { 'aria-live': 'polite', role: 'status' } });
  const badge = el('span', { class: 'chip', text: say('lines', { count: lines.length }) });
  const money = el('span', { class: 'chip warn', text: say(opening.isTrial ? 'trial' : 'playMoney') });
  const tools = el('div', { class: 'tools' });
  const frame = el('div', { class: 'frame' }, box.element);
  const element = el(
    'main',
    { class: 'stage' },
    el('header', { class: 'head' }, el('h1', { text: opening.gameName }), money, badge),
    notice.element,
    // The frame is as large as this room allows; messages may cover it where nothing else has room.
    el('div', { class: 'room' }, frame),
    lineText,
    bar.element,
    tools,
    live,
  );
  return { element, frame, lineText, badge, live, tools };
}

/** Starts the glow of the frame, again for each win. */
export function glow(frame: HTMLElement, isBig: boolean): void {
  frame.classList.remove('is-glad');
  frame.classList.toggle('is-big', isBig);
  // Reading a measure restarts the animation.
  void frame.offsetWidth;
  frame.classList.add('is-glad');
}

/** Covers the reels when the session has ended: the reason, and a button to leave. */
export function endCard(text: string, exit: string, leave: () => void): HTMLElement {
  const button = el('button', { class: 'start', text: exit, attributes: { type: 'button' }, on: { click: leave } });
  return el('div', { class: 'card', attributes: { role: 'alert' } }, el('strong', { text }), button);
}

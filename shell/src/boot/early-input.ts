import { flushSync } from 'react-dom';
import { counterpartOf } from './counterparts.ts';
import {
  type Field,
  type FieldState,
  fieldsIn,
  moveInput,
  renderedStateOf,
  repeatInput,
  stateOf,
} from './early-fields.ts';
import { isTakenOver } from './taken-over.ts';

/** What a visitor has done before React answered there. */
export interface EarlyAction {
  /** The button that was pressed, or the field. */
  readonly target: HTMLElement;
  /** When, in milliseconds on the clock of `performance`. */
  at: number;
  /** What the field shows since; a press has none. */
  state?: FieldState | undefined;
  /** Shows that the press is noted. */
  mark?: Animation | undefined;
}

interface KeptAction extends EarlyAction {
  /** What stands for the target where it was rendered anew. */
  readonly find: () => HTMLElement | null | undefined;
}

declare global {
  /** Of the script that comes with a rendered page (deploy/edge/src/early-input-script.ts). */
  var tesseraInput:
    | {
        readonly actions: readonly EarlyAction[];
        /** The field in which a character is being composed. */
        readonly composing?: EventTarget | null | undefined;
        readonly stop: () => void;
      }
    | undefined;
}

/** An action is not repeated any more when its visitor has waited so long. */
const LONGEST_AGE_MS = 15_000;
/** How often the page is looked at until React has taken over all of it, and for how long. */
const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 60_000;
/** A press or a choice may bring what the next one is meant for, which is waited for so long. */
const LONGEST_BUSY_MS = 3_000;

const isPress = ({ state }: EarlyAction): boolean => state === undefined;
/** A choice may change the page, as a press does; what is typed does not. */
const isTyped = ({ target, state }: EarlyAction): boolean => typeof state === 'string' && target.localName !== 'select';

/** As the page's own script shows it. */
function markNoted(button: Element): Animation | undefined {
  const { matches: isStill } = window.matchMedia('(prefers-reduced-motion: reduce)');
  return button.animate?.({ opacity: isStill ? [0.6, 0.6] : [1, 0.4, 1] }, { duration: 1_000, iterations: 15 });
}

/**
 * Keeps what a visitor types, chooses and presses in a rendered page before React answers there, and repeats it in its order once
 * React does. It begins with what the page's own script has kept, which it stops. Where the page is not taken over but
 * rendered anew, the elements that stand for those of the page before get it (`counterpartOf`). `isBusy`: whether the
 * page waits for data or renders another address, which an action may have brought about. Call the answered function after the
 * first render.
 */
export function keepEarlyInput(root: HTMLElement, isBusy: () => boolean): () => void {
  const early = globalThis.tesseraInput;
  early?.stop();
  const fields = fieldsIn(root);
  const usable: readonly Element[] = [...fields, ...root.querySelectorAll('button')];
  const rendered = new Map<Element, FieldState>(fields.map((field) => [field, renderedStateOf(field)]));
  /** What a field of another render was filled with. */
  const moved = new Map<Element, FieldState>();
  const actions: KeptAction[] = [];
  let { composing } = early ?? {};
  let isRepeating = false;
  let lastChangeAt = Number.NEGATIVE_INFINITY;

  const elementOf = ({ target, find }: KeptAction) => (target.isConnected ? target : find());
  function remove(action: KeptAction): void {
    actions.splice(actions.indexOf(action), 1);
    action.mark?.cancel();
  }
  function dropPresses(): void {
    for (const press of actions.filter(isPress)) remove(press);
  }
  function add(action: EarlyAction): void {
    const last = actions.at(-1);
    // Whoever presses a button again that has not answered means the same press.
    if (last?.target === action.target) remove(last);
    const isUndone =
      action.state === rendered.get(action.target) && !actions.some(({ target }) => target === action.target);
    if (isUndone && !isPress(action)) return;
    if (isPress(action)) action.mark ??= markNoted(action.target);
    actions.push(Object.assign(action, { find: counterpartOf(action.target) }));
  }

  const logged = early?.actions ?? [];
  // A browser fills fields without an event.
  for (const field of fields)
    if (!logged.some(({ target }) => target === field) && stateOf(field) !== rendered.get(field))
      add({ target: field, at: performance.now(), state: stateOf(field) });
  for (const action of logged) if (isPress(action) || rendered.has(action.target)) add(action);

  /** Later input of the visitor. */
  function noteInput({ target }: Event): void {
    const field = target as Field;
    if (isRepeating) return;
    if (isTakenOver(field)) {
      // React answers it: what was done before it would be repeated out of order.
      for (const action of actions.filter((one) => elementOf(one) === field)) remove(action);
      dropPresses();
    } else if (rendered.has(field)) add({ target: field, at: performance.now(), state: stateOf(field) });
  }
  function notePress(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (isRepeating || !pressed || !root.contains(pressed)) return;
    const last = actions.at(-1);
    if (isTakenOver(pressed)) {
      if (last && isPress(last) && elementOf(last) === pressed) remove(last);
      while (repeatNext());
      dropPresses();
      while (repeatNext());
    } else if (pressed.localName === 'button') {
      const press: EarlyAction = { target: pressed, at: performance.now() };
      if (actions.some(isPress)) {
        // React would take over a part whose code is there, and answer this press before those that wait.
        event.preventDefault();
        event.stopImmediatePropagation();
        add(press);
        return;
      }
      setTimeout(() => {
        if (!isTakenOver(pressed)) add(press);
      });
    }
  }
  function forgetPresses(event: Event): void {
    if ((event as KeyboardEvent).key === 'Escape') dropPresses();
  }
  /** A form that React does not answer for would be sent by the browser, with its fields in the address. */
  function keepForm(event: Event): void {
    if (!isTakenOver(event.target as Element)) event.preventDefault();
  }
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    ...{ input: noteInput, change: noteInput, keydown: forgetPresses, click: notePress, submit: keepForm },
    compositionstart: ({ target }) => {
      composing = target;
    },
    compositionend: () => {
      // The browser changes the field once more after the event.
      setTimeout(() => {
        composing = undefined;
      });
    },
  };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);
  const stop = () => {
    dropPresses();
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
  };

  function repeat({ target, state }: KeptAction, element: HTMLElement): void {
    isRepeating = true;
    // The next action meets what this one has changed.
    flushSync(() => {
      if (state === undefined) element.click();
      else if (element === target) repeatInput(element as Field, state, rendered.get(target) ?? '');
      else moveInput(element as Field, state, moved.get(element));
    });
    if (state !== undefined) moved.set(element, state);
    isRepeating = false;
  }
  /** Repeats the next action that React answers; a field waits for the presses before it, a press for all that was before. */
  function repeatNext(): KeptAction | undefined {
    let isWaiting = false;
    for (const action of [...actions]) {
      const element = elementOf(action);
      const isOld = performance.now() - action.at > LONGEST_AGE_MS;
      if (element === null || (isOld && (isPress(action) || !element))) {
        remove(action);
        // What belongs to a lost field must not be sent without it.
        if (!isPress(action)) dropPresses();
      } else if (element && isTakenOver(element) && element !== composing && !(isWaiting && isPress(action))) {
        remove(action);
        repeat(action, element);
        if (!isTyped(action)) lastChangeAt = performance.now();
        return action;
      } else if (isPress(action)) return;
      else isWaiting = true;
    }
    return;
  }
  const isWhole = () => usable.every((element) => isTakenOver(element) || !element.isConnected);
  const until = performance.now() + LONGEST_WAIT_MS;
  function look(): void {
    const isTooEarly = isBusy() && performance.now() - lastChangeAt < LONGEST_BUSY_MS;
    for (let done = !isTooEarly && repeatNext(); done && isTyped(done); ) done = repeatNext();
    if ((isWhole() && actions.length === 0) || performance.now() > until) stop();
    else setTimeout(look, LOOK_AGAIN_MS);
  }
  // Not in React's own work.
  return () => void setTimeout(look);
}

import { areaOf, type EarlyAction, EarlyActions, isPress, isTyped } from './early-actions.ts';
import { type Field, type FieldState, fieldsIn, renderedStateOf, stateOf } from './early-fields.ts';
import { isTakenOver } from './taken-over.ts';

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

/** How often the page is looked at until React has taken over all of it, and for how long. */
const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 60_000;
/** Longest wait for the data that a repeated press or choice brings. */
const LONGEST_LOADING_MS = 3_000;

/** What a repeated press or choice may bring about, and the next action waits for. */
interface Effects {
  readonly isLoadingData: () => boolean;
  /** Whether another address is open than the one that is shown: a press would still meet the page before. */
  readonly isOpening: () => boolean;
}

/** Whether an event is the visitor's: parts that load on demand press their own buttons. */
const isOfVisitor = ({ isTrusted }: Event): boolean => isTrusted;

/**
 * Keeps what a visitor types, chooses and presses in a rendered page before React answers there, and repeats it in its order once
 * React does. It begins with what the page's own script has kept, which it stops. Where the page is not taken over but
 * rendered anew, the counterparts of its elements get it. Call the answered function after the first render.
 */
export function keepEarlyInput(root: HTMLElement, effects: Effects, isVisitors = isOfVisitor): () => void {
  const early = globalThis.tesseraInput;
  early?.stop();
  // What was typed, a password among it, stays nowhere.
  globalThis.tesseraInput = undefined;
  const fields = fieldsIn(root);
  const usable: readonly Element[] = [...fields, ...root.querySelectorAll('button')];
  const rendered = new Map<Element, FieldState>(fields.map((field) => [field, renderedStateOf(field)]));
  const actions = new EarlyActions(rendered);
  let { composing } = early ?? {};
  let composed: ReturnType<typeof setTimeout> | undefined;

  const noted = early?.actions ?? [];
  // A browser fills fields without an event.
  for (const field of fields)
    if (!noted.some(({ target }) => target === field))
      actions.add({ target: field, at: performance.now(), state: stateOf(field) });
  for (const action of noted) if (isPress(action) || rendered.has(action.target)) actions.add(action);

  /** Later input of the visitor. */
  function noteInput({ target }: Event): void {
    const field = target as Field;
    if (actions.isPerforming) return;
    if (isTakenOver(field)) {
      actions.drop(field);
      // They would come after this input, although they were pressed before it.
      actions.dropPresses(areaOf(field));
    } else if (rendered.has(field)) actions.add({ target: field, at: performance.now(), state: stateOf(field) });
  }
  function notePress(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (actions.isPerforming || !pressed) return;
    const area = areaOf(pressed);
    const press: EarlyAction = { target: pressed, at: performance.now() };
    const isButton = pressed.localName === 'button' && root.contains(pressed);
    /** React must not answer it before what waits. */
    const hold = () => {
      event.preventDefault();
      event.stopImmediatePropagation();
      actions.add(press);
    };
    if (isTakenOver(pressed)) {
      if (!isVisitors(event)) return;
      // The visitor has pressed the same button again, and this press is answered.
      actions.drop(pressed);
      if (isButton && actions.isPressReadyIn(area)) {
        hold();
        return;
      }
      // Presses of late parts would come out of order now.
      actions.dropPresses(area);
      while (actions.performNext(composing, area));
    } else if (isButton && actions.isWaitingIn(area)) {
      hold();
    } else if (isButton) {
      // The press may make React take over the part and answer it by itself, and the answer may remove the button.
      setTimeout(() => {
        if (pressed.isConnected && !isTakenOver(pressed)) actions.add(press);
      });
    }
  }
  function forgetPresses(event: Event): void {
    if ((event as KeyboardEvent).key === 'Escape') actions.dropPresses();
  }
  /** A form that React does not answer for would be sent by the browser, with its fields in the address. */
  function keepForm(event: Event): void {
    if (!isTakenOver(event.target as Element)) event.preventDefault();
  }
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    ...{ input: noteInput, change: noteInput, keydown: forgetPresses, click: notePress, submit: keepForm },
    compositionstart: ({ target }) => {
      clearTimeout(composed);
      composing = target;
    },
    compositionend: () => {
      // The browser changes the field once more after the event.
      composed = setTimeout(() => {
        composing = undefined;
      });
    },
  };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);
  const stop = () => {
    actions.clear();
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
  };

  const isWhole = () => usable.every((element) => isTakenOver(element) || !element.isConnected);
  const until = performance.now() + LONGEST_WAIT_MS;
  function look(): void {
    const sinceChangeMs = performance.now() - actions.changedAt;
    const isTooEarly =
      (sinceChangeMs < LONGEST_LOADING_MS && effects.isLoadingData()) ||
      (Number.isFinite(sinceChangeMs) && effects.isOpening());
    if (isTooEarly) actions.dropOldPresses();
    let done = isTooEarly ? undefined : actions.performNext(composing);
    while (done && isTyped(done)) done = actions.performNext(composing);
    if ((isWhole() && actions.isEmpty) || performance.now() > until) stop();
    else setTimeout(look, LOOK_AGAIN_MS);
  }
  // Not in React's own work.
  return () => void setTimeout(look);
}

import { isTakenOver } from './taken-over.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field shows, or is ticked for. */
type FieldState = string | boolean;

declare global {
  /** Of the script that comes with a rendered page (deploy/edge/src/page-html.ts). */
  var tesseraInput:
    | {
        /** The last button that was pressed, if nothing else was done since, and when on the clock of `performance`. */
        readonly button?: HTMLElement | undefined;
        readonly at?: number;
        /** The field in which a character is being composed. */
        readonly composing?: EventTarget | null | undefined;
        readonly stop: () => void;
      }
    | undefined;
}

/** A press is not repeated any more when its visitor has waited so long. */
const LONGEST_PRESS_AGE_MS = 15_000;
/** How often the page is looked at until React has taken over all of it, and for how long. */
const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 60_000;

const hasCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field): FieldState => (hasCheck(field) ? field.checked : field.value);

const fieldsIn = (root: ParentNode): readonly Field[] =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => type !== 'file');

function renderedStateOf(field: Field): FieldState {
  if (hasCheck(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets the value without React's value tracker: React ignores an input event whose value it already knows. */
function setUntracked(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, typed: string, rendered: string): void {
  const { selectionStart, selectionEnd } = field;
  const isShown = field.value === typed;
  field.value = typed === '' ? rendered : '';
  setUntracked(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (isShown && selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}

/** Brings the same input about again in a field that React answers for. */
function repeat(field: Field, state: FieldState, rendered: FieldState, root: HTMLElement): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!hasCheck(field)) {
    typeAgain(field, String(state), String(rendered));
  } else if (field.type === 'checkbox' || state === true) {
    field.checked = !state;
    const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const first = group.find(({ name, defaultChecked }) => name === field.name && defaultChecked);
    if (first && field.type === 'radio') first.checked = true;
    field.click();
  }
}

/**
 * Keeps what a visitor types, chooses and presses in a rendered page before React answers there, and repeats it once React
 * does. It begins with what the page's own script has kept, which it stops. Call the answered function after hydration.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const early = globalThis.tesseraInput;
  early?.stop();
  const fields = fieldsIn(root);
  const usable: readonly Element[] = [...fields, ...root.querySelectorAll('button')];
  const rendered = new Map(fields.map((field) => [field, renderedStateOf(field)]));
  /** Fields with an input that React has not seen. */
  const isEdited = (field: Field) => stateOf(field) !== rendered.get(field);
  const unseen = new Map(fields.filter(isEdited).map((field) => [field, stateOf(field)]));
  let { composing, at = 0 } = early ?? {};
  let button = early?.button;
  let isRepeating = false;

  /** Later input of the visitor: of a part that React does not answer for yet, it takes the place of the earlier one. */
  function noteInput({ target }: Event): void {
    const field = target as Field;
    if (isRepeating || !rendered.has(field)) return;
    if (isTakenOver(field)) unseen.delete(field);
    else unseen.set(field, stateOf(field));
  }
  /** Whatever the visitor does elsewhere comes after the press: it would be repeated out of order. */
  function forgetPress({ target }: Event): void {
    if (!isRepeating && !(target instanceof Node && button?.contains(target))) button = undefined;
  }
  function notePress({ target }: Event): void {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (isRepeating || !pressed || !root.contains(pressed)) return;
    const pressedAt = performance.now();
    // This press takes the place of the one before it, which would otherwise be repeated after it was answered.
    button = undefined;
    // A press makes React take over a part whose code is there, and is answered by it then.
    setTimeout(() => {
      if (!isTakenOver(pressed)) [button, at] = [pressed, pressedAt];
    });
  }
  /** A form that React does not answer for would be sent by the browser, with its fields in the address. */
  function keepForm(event: Event): void {
    if (!isTakenOver(event.target as Element)) event.preventDefault();
  }
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    ...{ input: noteInput, change: noteInput, pointerdown: forgetPress, keydown: forgetPress, click: notePress },
    submit: keepForm,
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
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
  };

  function repeatFields(): void {
    for (const [field, state] of unseen) {
      if (field.isConnected && (!isTakenOver(field) || field === composing)) continue;
      unseen.delete(field);
      if (field.isConnected) repeat(field, state, rendered.get(field) ?? '', root);
    }
  }
  function repeatPress(): void {
    if (!button || unseen.size > 0) return;
    const isOver = !button.isConnected || performance.now() - at > LONGEST_PRESS_AGE_MS;
    if (!isOver && !isTakenOver(button)) return;
    const pressed = button;
    button = undefined;
    if (!isOver) pressed.click();
  }
  const isWhole = () => usable.every((element) => isTakenOver(element) || !element.isConnected);
  const until = performance.now() + LONGEST_WAIT_MS;
  function look(): void {
    isRepeating = true;
    repeatFields();
    repeatPress();
    isRepeating = false;
    if ((isWhole() && unseen.size === 0 && !button) || performance.now() > until) stop();
    else setTimeout(look, LOOK_AGAIN_MS);
  }
  // Not in React's own work.
  return () => void setTimeout(look);
}

/** What a button is found by in a page that is rendered anew. */
const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
const buttonsIn = (root: ParentNode): readonly HTMLButtonElement[] => [...root.querySelectorAll('button')];
/** Whether it is on or open: a press would do the opposite then. */
const stateAttributes = ['aria-pressed', 'aria-expanded', 'aria-checked'] as const;

/**
 * Presses the one button that has the label and the state of the pressed one in the new page, once React answers for it, unless the
 * visitor does anything before.
 */
function movePress(root: HTMLElement, button: HTMLElement, at: number): void {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const events = ['pointerdown', 'keydown', 'input'] as const;
  for (const name of events) window.addEventListener(name, end, true);
  function look(): void {
    isOver ||= performance.now() - at > LONGEST_PRESS_AGE_MS;
    const same = buttonsIn(root).filter((one) => labelOf(one) === labelOf(button));
    const [only] = same.length === 1 ? same : [];
    const isReady = !isOver && only !== undefined && isTakenOver(only);
    if (!isOver && !isReady) return void setTimeout(look, LOOK_AGAIN_MS);
    for (const name of events) window.removeEventListener(name, end, true);
    if (isReady && stateAttributes.every((name) => only.getAttribute(name) === button.getAttribute(name))) only.click();
  }
  look();
}

/**
 * Keeps what a visitor types and presses in a rendered page that is not taken over but rendered anew, for example for a page that
 * was reloaded with a state. Call the answered function when the new page is shown: its fields of the same names and kinds get what
 * was typed, unless they were filled since, and its button of the same label is pressed.
 */
export function moveEarlyInput(root: HTMLElement): () => void {
  // The radio buttons of a group have one name.
  const keyOf = (field: Field): string => `${field.type} ${field.name} ${hasCheck(field) ? field.value : ''}`;
  const typed = new Map<string, FieldState>();
  /** A field without a name is found in no other page: what belongs to it must not be sent without it. */
  let isLost = false;
  const note = (field: Field) => {
    if (stateOf(field) === renderedStateOf(field)) return;
    if (field.name === '') isLost = true;
    else typed.set(keyOf(field), stateOf(field));
  };
  const labels = buttonsIn(root).map(labelOf);
  const isUnique = (button: HTMLElement) =>
    labelOf(button) !== '' && labels.filter((one) => one === labelOf(button)).length === 1;
  const noteInput = ({ target }: Event) => note(target as Field);
  for (const field of fieldsIn(root)) note(field);
  root.addEventListener('input', noteInput, true);
  const until = performance.now() + LONGEST_PRESS_AGE_MS;
  let button: HTMLElement | undefined;
  let at = 0;
  function look(): void {
    for (const field of fieldsIn(document)) {
      const state = typed.get(keyOf(field));
      if (state === undefined || !isTakenOver(field)) continue;
      typed.delete(keyOf(field));
      const before = stateOf(field);
      // React writes what is typed into the attribute as well: only an empty field is one that nobody has filled.
      const isUntouched = hasCheck(field) || field instanceof HTMLSelectElement ? before !== state : before === '';
      if (isUntouched) repeat(field, state, before, root);
    }
    if (typed.size > 0 && performance.now() < until) return void setTimeout(look, LOOK_AGAIN_MS);
    // A press in the new page has been answered by React.
    if (button && typed.size === 0 && !isLost && !isTakenOver(button) && isUnique(button)) movePress(root, button, at);
  }
  return () => {
    // Until then no form of the page before is sent by the browser.
    globalThis.tesseraInput?.stop();
    root.removeEventListener('input', noteInput, true);
    ({ button, at = 0 } = globalThis.tesseraInput ?? {});
    look();
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** Of the script that comes with a rendered page (deploy/edge/src/page-html.ts). */
  var tesseraInput:
    | {
        /** The last button that was pressed, and when on the clock of `performance`. */
        readonly button?: HTMLElement;
        readonly at?: number;
        /** The field in which a character is being composed. */
        readonly composing?: EventTarget | undefined;
        readonly stop: () => void;
      }
    | undefined;
}

/** A press is not repeated any more when its visitor has waited so long. */
const pressMs = 5_000;

const hasCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isEdited = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  if (hasCheck(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return field.type !== 'file' && field.value !== field.defaultValue;
};

/** Sets what React compares with: it takes only what differs from what it has seen last for an input. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const notify = (field: Field, type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, typed: string, initial: string): void {
  // What was typed after React has taken the page over, it has seen.
  if (field.value !== typed && field.value !== initial) return;
  const { selectionStart, selectionEnd } = field;
  const hadText = field.value === typed;
  field.value = typed === '' ? initial : '';
  setUnseen(field, typed);
  notify(field, 'input');
  if (hadText && selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}

/** What brings the same input about again, once React answers it. */
function repeatOf(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      notify(field, 'change');
    };
  }
  if (hasCheck(field)) {
    const { checked } = field;
    const group = [...document.getElementsByName(field.name)].filter((each) => each instanceof HTMLInputElement);
    const first = group.find(({ defaultChecked }) => defaultChecked);
    return () => {
      field.checked = !checked;
      if (first && field.type === 'radio') first.checked = true;
      field.click();
    };
  }
  const { value, defaultValue } = field;
  return () => typeAgain(field, value, defaultValue);
}

/** How often an element is looked at that React has not taken over yet, and for how long. */
const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 60_000;

const wait = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** React leaves a property of its own on each element that it answers for; it takes over parts whose code is late after others. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Whether React answers for the element; false if that does not happen, or the element is gone. */
async function takenOver(element: Element): Promise<boolean> {
  // An event makes React take over its part of the page before others.
  if (!isTakenOver(element)) element.dispatchEvent(new Event('input', { bubbles: true }));
  for (const end = performance.now() + LONGEST_WAIT_MS; !isTakenOver(element); await wait(LOOK_AGAIN_MS))
    if (!element.isConnected || performance.now() > end) return false;
  return element.isConnected;
}

/** Resolves when no character is being composed in the field any more. */
const composed = (field: Field): Promise<void> =>
  new Promise((resolve) => {
    // The browser changes the field once more after the event.
    field.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });

/** Whatever the visitor does comes after the press that is to be repeated. */
function followLaterInput(): { readonly isLater: () => boolean; readonly stop: () => void } {
  let isLater = false;
  const note = () => {
    isLater = true;
  };
  const events = ['pointerdown', 'keydown'] as const;
  for (const name of events) window.addEventListener(name, note, { capture: true, once: true });
  const stop = () => {
    for (const name of events) window.removeEventListener(name, note, { capture: true });
  };
  return { isLater: () => isLater, stop };
}

/**
 * What a visitor has typed, chosen and pressed in a rendered page before the shell ran, because nothing answered. Ends the
 * script that has kept it. Answers how to repeat it: React, which has taken the page over, answers from then on.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const early = globalThis.tesseraInput;
  early?.stop();
  const { button, at = 0, composing } = early ?? {};
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isEdited);
  const repeats = fields.map((field) => ({
    field,
    repeat: repeatOf(field),
    isComposed: field === composing ? composed(field) : undefined,
  }));
  const later = followLaterInput();

  async function repeatFields(): Promise<void> {
    for (const { field, repeat, isComposed } of repeats) {
      if (!(await takenOver(field))) continue;
      await isComposed;
      repeat();
    }
  }
  async function repeatPress(): Promise<void> {
    const isDue = () => !later.isLater() && performance.now() - at < pressMs;
    if (button && isDue() && (await takenOver(button)) && isDue()) button.click();
    later.stop();
  }
  return () => {
    // Not in React's own work.
    void wait(0).then(repeatFields).then(repeatPress);
  };
}

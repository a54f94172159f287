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

/** Does it when the character that is being composed in the field is done, or at once. */
function afterComposing(field: Field, composing: EventTarget | undefined, act: () => void): void {
  if (field !== composing) act();
  else field.addEventListener('compositionend', () => setTimeout(act), { once: true });
}

/**
 * What a visitor has typed, chosen and pressed in a rendered page before the shell ran, because nothing answered. Ends the
 * script that has kept it. Answers how to repeat it: React, which has taken the page over, answers from then on.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const early = globalThis.tesseraInput;
  early?.stop();
  const { button, at = 0 } = early ?? {};
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isEdited);
  const repeats = fields.map((field) => ({ field, repeat: repeatOf(field) }));
  let composing = early?.composing;
  const endComposing = () => {
    composing = undefined;
  };
  let isOutdated = false;
  const forgetPress = () => {
    isOutdated = true;
  };
  // Whatever the visitor does now comes after the press.
  const laterEvents = ['pointerdown', 'keydown'] as const;
  for (const name of laterEvents) window.addEventListener(name, forgetPress, { capture: true, once: true });
  window.addEventListener('compositionend', endComposing, { capture: true, once: true });
  return () => {
    // Not in React's own work: an event makes it take over the part of the page that the element is in.
    setTimeout(() => {
      for (const name of laterEvents) window.removeEventListener(name, forgetPress, { capture: true });
      window.removeEventListener('compositionend', endComposing, { capture: true });
      for (const { field, repeat } of repeats) {
        if (!field.isConnected) continue;
        // A part that React has not taken over yet is taken over by its first event.
        notify(field, 'input');
        afterComposing(field, composing, repeat);
      }
      if (button?.isConnected && !isOutdated && performance.now() - at < pressMs) button.click();
    });
  };
}

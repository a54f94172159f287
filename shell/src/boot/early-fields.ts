export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field shows, whether it is ticked, or its files; `''` without any. */
export type FieldState = string | boolean | FileList;

export const hasCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export function stateOf(field: Field): FieldState {
  if (hasCheck(field)) return field.checked;
  // Fields of other kinds have none, and an empty list is no choice.
  const files = field instanceof HTMLInputElement ? field.files : null;
  return files && files.length > 0 ? files : field.value;
}

export const fieldsIn = (root: ParentNode): readonly Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
];

/** What a field shows in the HTML. */
export function renderedStateOf(field: Field): FieldState {
  if (hasCheck(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The radio buttons of its group; none of another field. */
const groupOf = ({ type, name, form }: Field): readonly HTMLInputElement[] =>
  type !== 'radio' || name === ''
    ? []
    : [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (other) => other.name === name && other.form === form,
      );

/** Whether a choice in one takes the place of that in the other. */
export const areOneField = (one: Element, other: Element): boolean =>
  one === other || groupOf(one as Field).some((radio) => radio === other);

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

/** Brings the same input about again in a field that React answers for; `before`: what React takes it to show. */
export function repeatInput(field: Field, state: FieldState, before: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (state instanceof FileList) {
    // A script cannot set its value, but can hand over files.
    (field as HTMLInputElement).files = state;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!hasCheck(field)) {
    typeAgain(field, String(state), String(before));
  } else if (field.type === 'checkbox' || state === true) {
    field.checked = !state;
    const rendered = groupOf(field).find(({ defaultChecked }) => defaultChecked);
    if (rendered && rendered !== field) rendered.checked = true;
    field.click();
  }
}

/**
 * Fills a field of a page that was rendered anew, unless the visitor has filled it since; answers whether it did. `known`: what it
 * may show without the visitor.
 */
export function moveInput(field: Field, state: FieldState, known: readonly (FieldState | undefined)[]): boolean {
  const before = stateOf(field);
  if (before === state) return true;
  const isChosen = hasCheck(field) || field instanceof HTMLSelectElement;
  if (!isChosen && before !== '' && !known.includes(before)) return false;
  repeatInput(field, state, before);
  return true;
}

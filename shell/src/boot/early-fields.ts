export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field shows, or is ticked for. */
export type FieldState = string | boolean;

export const hasCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export const stateOf = (field: Field): FieldState => (hasCheck(field) ? field.checked : field.value);

/** Without those for files, whose value no script can set. */
export const fieldsIn = (root: ParentNode): readonly Field[] =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => type !== 'file');

/** What a field shows in the HTML. */
export function renderedStateOf(field: Field): FieldState {
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

/** Brings the same input about again in a field that React answers for; `before`: what React takes it to show. */
export function repeatInput(field: Field, state: FieldState, before: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!hasCheck(field)) {
    typeAgain(field, String(state), String(before));
  } else if (field.type === 'checkbox' || state === true) {
    field.checked = !state;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const first = group.find(({ name, defaultChecked }) => name === field.name && defaultChecked);
    if (first && field.type === 'radio') first.checked = true;
    field.click();
  }
}

/** Fills a field of a page that was rendered anew, unless somebody has filled it since. `repeated`: what it was filled with before. */
export function moveInput(field: Field, state: FieldState, repeated: FieldState = ''): void {
  const before = stateOf(field);
  const isChosen = hasCheck(field) || field instanceof HTMLSelectElement;
  // React writes what is typed into the attribute as well: only an empty field is one that nobody has filled.
  if (isChosen ? before !== state : before === '' || before === repeated) repeatInput(field, state, before);
}

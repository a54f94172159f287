import { type Field, fieldsIn, hasCheck } from './early-fields.ts';

const buttonsIn = (root: ParentNode): readonly HTMLButtonElement[] => [...root.querySelectorAll('button')];
const isButton = (element: Element): boolean => element.localName === 'button';
const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Names of radio buttons may be made by React, and are others in another render: their group has a label. */
const nameOf = (field: Field): string =>
  (field.type === 'radio' && field.closest('fieldset, [role=radiogroup]')?.getAttribute('aria-label')) || field.name;

/** What an element is found by in another render of the page; empty where there is nothing. */
function keyOf(element: HTMLElement): string {
  if (isButton(element)) return labelOf(element);
  const field = element as Field;
  const name = nameOf(field);
  // The radio buttons of a group have one name.
  return name && `${field.type} ${name} ${hasCheck(field) ? field.value : ''}`;
}

/** What a press of the button does: the opposite once it is on or open, something else under another label. */
const meaningOf = (button: Element): string =>
  [
    labelOf(button),
    ...['aria-pressed', 'aria-expanded', 'aria-checked'].map((name) => button.getAttribute(name)),
  ].join();

/**
 * The place of an element among its siblings, and of each element around it, up to the root or, with `inGroup`, to the nearest
 * group with a label: what comes or goes before that group changes nothing.
 */
function placeOf(element: Element, inGroup: boolean): string {
  const { parentElement: parent } = element;
  if (!parent || element.id === 'root') return '';
  const label = inGroup ? parent.getAttribute('aria-label') : null;
  return `${label ?? placeOf(parent, inGroup)} ${[...parent.children].indexOf(element)}`;
}
/** The text of the row of a list in which it stands: the same place may have another row now. */
const rowOf = (element: Element): string => element.closest('li, tr, article')?.textContent ?? '';

/**
 * Notes how to find an element after its part is rendered anew: by its label or name and its row, and of several by their place as
 * well. The answered function gives undefined while there is none or their number is another, and null where a press would
 * do something else. `mayDiffer`: what was done since may be the reason for that.
 */
export function counterpartOf(element: HTMLElement): (mayDiffer: boolean) => HTMLElement | null | undefined {
  const key = keyOf(element);
  const alike = (): readonly HTMLElement[] =>
    (isButton(element) ? buttonsIn(document) : fieldsIn(document)).filter((other) => keyOf(other) === key);
  const { length: countBefore } = alike();
  const [row, meaning] = [rowOf(element), meaningOf(element)];
  // The label of a group may change, such as that of a row with the count of its chosen numbers.
  const places = [true, false].map((inGroup) => [inGroup, placeOf(element, inGroup)] as const);
  function findAnew(): HTMLElement | undefined {
    const all = key === '' ? [] : alike();
    const inRow = all.length === countBefore ? all.filter((other) => rowOf(other) === row) : [];
    if (countBefore === 1) return inRow[0];
    const inPlace = places.map(([inGroup, place]) => inRow.find((other) => placeOf(other, inGroup) === place));
    return inPlace.find(Boolean);
  }
  return (mayDiffer) => {
    const found = element.isConnected ? element : findAnew();
    return found && isButton(element) && !mayDiffer && meaningOf(found) !== meaning ? null : found;
  };
}

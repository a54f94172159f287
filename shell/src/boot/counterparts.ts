import { type Field, fieldsIn, hasCheck } from './early-fields.ts';

const buttonsIn = (root: ParentNode): readonly HTMLButtonElement[] => [...root.querySelectorAll('button')];
const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Names of radio buttons may be made by React, and are others in another render: their group has a label. */
const nameOf = (field: Field): string =>
  (field.type === 'radio' && field.closest('fieldset, [role=radiogroup]')?.getAttribute('aria-label')) || field.name;

const isButton = (element: Element): boolean => element.localName === 'button';

/** What an element is found by in another render of the page; empty where there is nothing. */
function keyOf(element: HTMLElement): string {
  if (isButton(element)) return labelOf(element);
  const field = element as Field;
  const name = nameOf(field);
  // The radio buttons of a group have one name.
  return name && `${field.type} ${name} ${hasCheck(field) ? field.value : ''}`;
}

/** Whether it is on or open: a press would do the opposite then. */
const stateAttributes = ['aria-pressed', 'aria-expanded', 'aria-checked'] as const;
const isInSameState = (one: Element, other: Element): boolean =>
  stateAttributes.every((name) => one.getAttribute(name) === other.getAttribute(name));

/** Where an element stands, by its number and that of each element around it among their siblings. */
function placeOf(element: Element): string {
  const { parentElement: parent } = element;
  return parent && element.id !== 'root' ? `${placeOf(parent)} ${[...parent.children].indexOf(element)}` : '';
}
/** The row of a list in which it stands: rows may have moved. */
const rowOf = (element: Element): string => element.closest('li, tr, article')?.textContent ?? '';

/**
 * Notes where an element of the page is found if the page, or its part, is rendered anew: what has the same label or name, and, if there are
 * several, the one in the same place and the same row of a list. The answered function answers `undefined` while there is none,
 * and `null` where a button is on or open now that was not.
 */
export function counterpartOf(element: HTMLElement): () => HTMLElement | null | undefined {
  const key = keyOf(element);
  const alike = (): readonly HTMLElement[] =>
    (isButton(element) ? buttonsIn(document) : fieldsIn(document)).filter((other) => keyOf(other) === key);
  const { length: before } = alike();
  const [place, row] = [placeOf(element), rowOf(element)];
  return () => {
    const all = key === '' ? [] : alike();
    if (all.length !== before) return undefined;
    const found = before === 1 ? all[0] : all.find((other) => placeOf(other) === place && rowOf(other) === row);
    return found && isButton(element) && !isInSameState(element, found) ? null : found;
  };
}

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

const namedGroup = '[aria-label], [aria-labelledby]';

/** The label of a group that matches `namedGroup`. */
function nameOfGroup(group: Element): string {
  const labelIds = group.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return group.getAttribute('aria-label') ?? labelIds.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/**
 * The place of an element among its siblings, and of each element around it, up to the nearest named group or the root. What comes
 * or goes before that group changes nothing.
 */
function placeInGroup(element: Element): string {
  const { parentElement: parent } = element;
  if (!parent || element.id === 'root') return '';
  const around = parent.matches(namedGroup) ? nameOfGroup(parent) : placeInGroup(parent);
  return `${around} ${[...parent.children].indexOf(element)}`;
}
/** The same up to the root: the name of a group may have changed, such as that of a row with the count of its chosen numbers. */
function placeInPage(element: Element): string {
  const { parentElement: parent } = element;
  return parent && element.id !== 'root' ? `${placeInPage(parent)} ${[...parent.children].indexOf(element)}` : '';
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
  const [inGroup, inPage, row, meaning] = [
    placeInGroup(element),
    placeInPage(element),
    rowOf(element),
    meaningOf(element),
  ];
  function findAnew(): HTMLElement | undefined {
    const all = key === '' ? [] : alike();
    if (all.length !== countBefore) return undefined;
    const inRow = all.filter((other) => rowOf(other) === row);
    if (countBefore === 1) return inRow[0];
    return (
      inRow.find((other) => placeInGroup(other) === inGroup) ?? inRow.find((other) => placeInPage(other) === inPage)
    );
  }
  return (mayDiffer) => {
    const found = element.isConnected ? element : findAnew();
    return found && isButton(element) && !mayDiffer && meaningOf(found) !== meaning ? null : found;
  };
}

import { flushSync } from 'react-dom';
import { counterpartOf } from './counterparts.ts';
import { areOneField, type Field, type FieldState, moveInput, repeatInput } from './early-fields.ts';
import { isTakenOver } from './taken-over.ts';

/** What a visitor has done before React answered there. */
export interface EarlyAction {
  /** The button that was pressed, or the field. */
  readonly target: HTMLElement;
  /** When, in milliseconds on the clock of `performance`. */
  readonly at: number;
  /** What the field shows since; a press has none. */
  readonly state?: FieldState | undefined;
  /** Shows that the press is noted. */
  readonly mark?: Animation | undefined;
}

/** Parts of a page whose actions do not wait for each other. */
type Area = 'dialog' | 'main' | 'chrome';

interface WaitingAction extends EarlyAction {
  readonly area: Area;
  /** Of the page in which it was done. */
  readonly path: string;
  readonly find: ReturnType<typeof counterpartOf>;
}

/** A press is dropped after this time, and so is input whose field is gone. */
const LONGEST_AGE_MS = 15_000;

export const isPress = ({ state }: EarlyAction): boolean => state === undefined;
/** A choice may change the page, as a press does; what is typed does not. */
export const isTyped = ({ target, state }: EarlyAction): boolean =>
  typeof state === 'string' && target.localName !== 'select';

export function areaOf(element: Element): Area {
  if (element.closest('[role="dialog"]')) return 'dialog';
  return element.closest('main') ? 'main' : 'chrome';
}

/** Whether a visitor could not press it: it is behind something else. */
const isCovered = (element: Element): boolean => element.closest('[inert], [aria-hidden="true"]') !== null;

const isOld = ({ at }: WaitingAction): boolean => performance.now() - at > LONGEST_AGE_MS;

/** The chrome is the same in all pages. */
const isOfOtherPage = ({ area, path }: WaitingAction): boolean => area === 'main' && path !== window.location.pathname;

/** As the page's own script does it (deploy/edge/src/early-input-script.ts). */
function markNoted(button: Element): Animation | undefined {
  const { matches: isStill } = window.matchMedia('(prefers-reduced-motion: reduce)');
  const iterations = LONGEST_AGE_MS / 1_000;
  return button.animate?.({ opacity: isStill ? [0.6, 0.6] : [1, 0.4, 1] }, { duration: 1_000, iterations });
}

/** What a visitor has done and React has not answered yet, in its order. */
export class EarlyActions {
  readonly #waiting: WaitingAction[] = [];
  /** What fields of the HTML show. */
  readonly #rendered: ReadonlyMap<Element, FieldState>;
  /** What fields were filled with here. */
  readonly #filled = new Map<Element, FieldState>();
  #isPerforming = false;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(rendered: ReadonlyMap<Element, FieldState>) {
    this.#rendered = rendered;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }
  /** The events of what is performed are not the visitor's. */
  get isPerforming(): boolean {
    return this.#isPerforming;
  }
  /** When a press or a choice was performed last, in milliseconds on the clock of `performance`. */
  get changedAt(): number {
    return this.#changedAt;
  }

  add(action: EarlyAction): void {
    const { target, state } = action;
    const lastPress = this.#waiting.findLastIndex(isPress);
    if (isPress(action)) {
      // Whoever presses a button again that has not answered means one press, of what the fields show by then.
      const last = this.#waiting[lastPress];
      if (last?.target === target) this.#remove(last);
    } else {
      // A radio button loses its mark with the choice of another, which says it all.
      if (state === false && (target as Field).type === 'radio') return;
      for (const earlier of this.#waiting.slice(lastPress + 1))
        if (areOneField(earlier.target, target)) this.#remove(earlier);
      const isAsBefore = !this.#waiting.some((earlier) => areOneField(earlier.target, target));
      if (isAsBefore && state === this.#rendered.get(target)) return;
    }
    const mark = isPress(action) ? { mark: action.mark ?? markNoted(target) } : {};
    const { pathname: path } = window.location;
    this.#waiting.push({ ...action, ...mark, area: areaOf(target), path, find: counterpartOf(target) });
  }

  /** Drops the presses of one area, or all. */
  dropPresses(area?: Area): void {
    for (const press of this.#waiting.filter(isPress))
      if (area === undefined || press.area === area) this.#remove(press);
  }

  /** Drops all presses once one of them has waited too long. */
  dropOldPresses(): void {
    if (this.#waiting.some((action) => isPress(action) && isOld(action))) this.dropPresses();
  }

  /** Drops what was done in a field, or the press of a button if it was the last. */
  drop(element: Element): void {
    const last = this.#waiting.at(-1);
    for (const action of [...this.#waiting])
      if (this.#elementOf(action) === element && (!isPress(action) || action === last)) this.#remove(action);
  }

  clear(): void {
    this.dropPresses();
    this.#waiting.length = 0;
    this.#filled.clear();
  }

  isWaitingIn(area: Area): boolean {
    return this.#waiting.some((action) => action.area === area);
  }
  /** Whether the button of the first press that waits there would answer it now. */
  isPressReadyIn(area: Area): boolean {
    const first = this.#waiting.find((action) => action.area === area && isPress(action));
    const element = first && this.#elementOf(first);
    return element ? isTakenOver(element) && !element.matches(':disabled') : false;
  }

  /**
   * Performs the next action that React answers for, and answers it; undefined if none is ready. In each area a press waits for
   * all that was before it, and a field for the presses before it whose buttons are there. A disabled element is not ready.
   * `only`: of this area.
   */
  performNext(composing: EventTarget | null | undefined, only?: Area): EarlyAction | undefined {
    const holdsPresses = new Set<Area>();
    const holdsFields = new Set<Area>();
    for (const action of this.#waiting) {
      const { area } = action;
      if (only && area !== only) continue;
      const element = this.#elementOf(action);
      const isOver = isOld(action) && (isPress(action) || !element);
      const isLost =
        element === null || (isPress(action) && (isOfOtherPage(action) || (element && isCovered(element))));
      if (isOver || isLost) {
        this.#remove(action);
        // What comes after it may be meant for what it would have brought.
        this.dropPresses(area);
        return this.performNext(composing, only);
      }
      const isHeld = (isPress(action) ? holdsPresses : holdsFields).has(area);
      const isReady = element && isTakenOver(element) && element !== composing && !element.matches(':disabled');
      if (isReady && !isHeld) {
        this.#remove(action);
        this.#perform(action, element);
        return action;
      }
      holdsPresses.add(area);
      if (isPress(action) && element) holdsFields.add(area);
    }
    return;
  }

  #elementOf({ find }: WaitingAction): HTMLElement | null | undefined {
    return find(this.#changedAt > 0);
  }

  #remove(action: WaitingAction): void {
    this.#waiting.splice(this.#waiting.indexOf(action), 1);
    action.mark?.cancel();
  }

  #perform(action: WaitingAction, element: HTMLElement): void {
    const { state } = action;
    if (!isTyped(action)) this.#changedAt = performance.now();
    this.#isPerforming = true;
    try {
      // The next action meets what this one has changed.
      flushSync(() => {
        if (state === undefined) element.click();
        else this.#fill(element as Field, state, action);
      });
    } finally {
      this.#isPerforming = false;
    }
  }

  #fill(field: Field, state: FieldState, { target, area }: WaitingAction): void {
    const known = [this.#filled.get(field), this.#rendered.get(target)];
    if (field === target) repeatInput(field, state, known[0] ?? known[1] ?? '');
    // What belongs to input that was lost must not be sent without it.
    else if (!moveInput(field, state, known)) this.dropPresses(area);
    this.#filled.set(field, state);
  }
}

import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** How many buttons stand in a line; one where all stand in one, so that up and down are previous and next. */
function lineLength(buttons: readonly HTMLElement[]): number {
  const inFirstLine = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  return inFirstLine === buttons.length ? 1 : inFirstLine;
}

interface Options {
  /** Which of the elements within are in the row: others, such as fields, are tab stops of their own. */
  readonly selector?: string;
  /** How many of them up and down move by, where they do not stand in lines of equal length. */
  readonly columns?: number;
}

/** One tab stop for a row of buttons, of at most `count`; arrow keys, Home and End move within it, up and down by lines. */
export function useRoving(count = Number.POSITIVE_INFINITY, { selector = 'button', columns }: Options = {}) {
  const row = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);

  const stop = Math.min(active, count - 1);
  const buttonsOf = () => [...(row.current?.querySelectorAll<HTMLButtonElement>(`${selector}:not(:disabled)`) ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const buttons = buttonsOf();
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = steps[event.key];
    const isUpOrDown = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const by = (step ?? 0) * (isUpOrDown ? (columns ?? lineLength(buttons)) : 1);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? undefined
            : (at + by + buttons.length) % buttons.length;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return {
    row: { ref: row, onKeyDown },
    /** For the button at that place. */
    item: (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setActive(index) }),
    focusFirst: () => buttonsOf()[0]?.focus(),
    /** Call it before the button at that place is removed, with all of its line where `columns` are in one. */
    focusNeighbour(index: number) {
      const buttons = buttonsOf();
      const step = columns ?? 1;
      const isLast = buttons[index + step] === undefined;
      buttons[isLast ? index - step : index + step]?.focus();
      setActive(isLast ? Math.max(0, index - step) : index);
    },
  };
}

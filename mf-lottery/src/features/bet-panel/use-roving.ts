import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One tab stop for a row of buttons; arrow keys, Home and End move within it. */
export function useRoving() {
  const row = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = steps[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? undefined
            : (at + step + buttons.length) % buttons.length;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return {
    row: { ref: row, onKeyDown },
    /** For the button at that place. */
    item: (index: number) => ({ tabIndex: index === active ? 0 : -1, onFocus: () => setActive(index) }),
  };
}

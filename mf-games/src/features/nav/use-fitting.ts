import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitting } from '../../model/nav-items.ts';

const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** Measures a row, wide or with its links drawn together. */
function measured(row: HTMLElement, isTight: boolean, foremost: number): ReadonlySet<number> {
  row.dataset.isTight = String(isTight);
  const style = getComputedStyle(row);
  const widths = [...row.querySelectorAll<HTMLElement>(':scope > a')].map((link) => link.offsetWidth);
  return fitting(widths, {
    gap: pixels(style.columnGap),
    room: row.clientWidth,
    moreWidth: pixels(style.getPropertyValue('--more-width')),
    foremost,
  });
}

/**
 * Which of a row's links fit in it: they draw together before one of them has to go. Measured again when the row's
 * width or its words change; `undefined` until then, and nobody is hidden.
 */
export function useFitting(
  words: readonly string[],
  foremost: number,
): { row: RefObject<HTMLDivElement | null>; shown: ReadonlySet<number> | undefined } {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReadonlySet<number>>();
  const count = words.length;
  const said = words.join('|');
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      // Nothing has a width while the header hides its navigation.
      if (element.clientWidth === 0) return;
      const loose = measured(element, false, foremost);
      setShown(loose.size === count ? loose : measured(element, true, foremost));
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, [said, count, foremost]);
  return { row, shown };
}

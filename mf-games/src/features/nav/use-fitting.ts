import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitting } from '../../model/nav-items.ts';

/** Width kept for the button that holds the rest. */
const moreWidth = 52;

/** How many of a row's links fit in it; measured again when the row's width or its words change. */
export function useFitting(words: string): { row: RefObject<HTMLDivElement | null>; count: number } {
  const row = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const links = [...element.querySelectorAll<HTMLElement>(':scope > a')];
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const widths = links.map((link) => link.offsetWidth);
      // Nothing has a width while the header hides its navigation.
      if (element.clientWidth > 0) setCount(fitting(widths, gap, element.clientWidth, moreWidth));
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, [words]);
  return { row, count };
}

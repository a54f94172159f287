import { type RefObject, useEffect, useRef } from 'react';

const property = '--bottom-bar-height';

/** While the bar stands in the bottom bar's place, the page's end and the toasts keep clear of its height. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const height = bar.current?.offsetHeight ?? 0;
      if (height > 0) style.setProperty(property, `${height}px`);
      else style.removeProperty(property);
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return bar;
}

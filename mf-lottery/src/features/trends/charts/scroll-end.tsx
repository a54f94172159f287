import { type ReactNode, useEffect, useRef } from 'react';
import styles from './charts.module.css';

interface Props {
  readonly label: string;
  /** Changes with what is shown: the newest is visible again. */
  readonly shown: string | number;
  readonly children: ReactNode;
}

/** A picture that is wider than its place, scrolled to its newest part. */
export function ScrollEnd({ label, shown, children }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section ref={box} className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The content of a dialog. If it scrolls and has nothing focusable, it is focusable itself, so that arrow keys can
 * scroll it.
 */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS));
    look();
    // Content usually changes after the first render.
    const arrivals = new MutationObserver(look);
    arrivals.observe(element, { childList: true, subtree: true });
    return () => arrivals.disconnect();
  }, []);
  return (
    <div ref={body} className={styles.body} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  );
}

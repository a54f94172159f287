import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** What a dialog says. Longer than its room and with nothing in it to stop at, it is a stop itself: the arrow keys scroll it. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS));
    look();
    // Most of what a dialog says arrives later.
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

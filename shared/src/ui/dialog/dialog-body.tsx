import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';
import { firstField } from './first-field.ts';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The content of a dialog. If it scrolls and has nothing focusable, it is focusable itself, so that arrow keys can
 * scroll it. Content that arrives after the dialog took the focus has it moved to its first field, unless the user has
 * done something meanwhile.
 */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const dialog = element.closest('[role="dialog"], [role="alertdialog"]');
    const acts = new AbortController();
    for (const act of ['keydown', 'pointerdown'] as const)
      dialog?.addEventListener(act, () => acts.abort(), { signal: acts.signal });
    const look = () => {
      setStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS));
      const focused = document.activeElement;
      const isUnchosen = focused === dialog || (dialog?.contains(focused) && !element.contains(focused));
      const field = !acts.signal.aborted && isUnchosen ? firstField(element) : undefined;
      if (!field) return;
      acts.abort();
      field.focus();
    };
    look();
    // Content usually changes after the first render.
    const arrivals = new MutationObserver(look);
    arrivals.observe(element, { childList: true, subtree: true });
    // It may also arrive between the choice of what to focus and the focus itself.
    dialog?.addEventListener('focus', look, { signal: acts.signal });
    return () => {
      arrivals.disconnect();
      acts.abort();
    };
  }, []);
  return (
    <div ref={body} className={styles.body} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  );
}

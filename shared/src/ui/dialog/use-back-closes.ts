import { useEffect, useRef, useState } from 'react';
import { isCoarse } from './is-coarse.ts';

/** The part of the browser's CloseWatcher that is used; not every browser has it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Back on a phone closes the top dialog instead of leaving the page, where the browser supports it (Android). It adds
 * no history entry, so it cannot interfere with navigation.
 */
export function useBackCloses(isOn: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // A watcher fires once; a dialog that stayed open gets a new one.
  const [served, serve] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time one has served
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOn || !Watcher || !isCoarse()) return;
    const watcher = new Watcher();
    watcher.onclose = () => {
      // Covered by the notice of a closed site or the page's loader: keep the typed text; the next Back leaves.
      if (document.querySelector('dialog[open]')) return;
      close.current();
      serve((count) => count + 1);
    };
    return () => watcher.destroy();
  }, [isOn, served]);
}

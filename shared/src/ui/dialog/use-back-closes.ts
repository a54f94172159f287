import { useEffect, useRef, useState } from 'react';
import { isCoarse } from './is-coarse.ts';

/** What is used of the browser's CloseWatcher, which not every browser has. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Back on a phone closes what lies on top instead of leaving the page, where the browser tells of it (Android). It is
 * no entry in the history, so it can't get into the way of where closing leads.
 */
export function useBackCloses(isOn: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // A watcher serves once; a dialog that did not close for it gets another.
  const [served, serve] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time one has served
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOn || !Watcher || !isCoarse()) return;
    const watcher = new Watcher();
    watcher.onclose = () => {
      // The notice of a closed site or the page's loader lies over it: it keeps what was typed, the next Back leaves.
      if (document.querySelector('dialog[open]')) return;
      close.current();
      serve((count) => count + 1);
    };
    return () => watcher.destroy();
  }, [isOn, served]);
}

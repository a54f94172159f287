import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The stage over the whole screen, bars included: what a game costs stays in sight. */
export function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen?.();
  }, [stage]);
  return { isFull, toggle };
}

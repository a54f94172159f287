import { useEffect, useLayoutEffect, useState } from 'react';

const shownForMs = 8000;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which of several banners is shown. */
export interface Rotation {
  readonly index: number;
  readonly isPlaying: boolean;
  /** Starts and stops the rotation. */
  readonly toggle: () => void;
  /** Shows the next or the one before, and stops: whoever chooses a banner keeps it. */
  readonly step: (by: 1 | -1) => void;
  /** Keeps the banner while the pointer or the focus is on it; to be spread on its element. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Shows one banner after the other, calmly; stands still with reduced motion, and in a tab that nobody sees. */
export function useRotation(count: number): Rotation {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // Not as the first state: the edge, which renders the page, does not know it.
  useLayoutEffect(() => {
    if (wantsStillness()) setPlaying(false);
  }, []);
  const isMoving = isPlaying && !isPointed && !isFocused && count > 1;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((shown) => shown + 1);
    }, shownForMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return {
    index: count === 0 ? 0 : at % count,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    step: (by) => {
      setPlaying(false);
      setAt((shown) => (shown + by + count) % count);
    },
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

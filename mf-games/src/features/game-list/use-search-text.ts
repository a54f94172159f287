import { useEffect, useRef, useState } from 'react';

/** The address follows the search field after this pause. */
const addressDelayMs = 300;

/** The field's text at once, the address's a moment after the last keystroke. */
export function useSearchText(written: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(written);
  const latest = useRef(write);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(written);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed by itself: somebody went back.
    if (written === own.current) return;
    own.current = written;
    setText(written);
  }, [written]);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      own.current = next.trim();
      latest.current(next);
    }, addressDelayMs);
  };
  return [text, type];
}

import { wellFormed } from '@tessera/shared/format';
import { useEffect, useRef, useState } from 'react';

/** The address follows the search field after this pause. */
const addressDelayMs = 300;

/** As an address gives a text back: without blanks around it, and half a letter becomes the sign for none. */
const asAddressed = (text: string): string => wellFormed(text.trim());

/** The field's text at once, the address's a moment after the last keystroke. */
export function useSearchText(written: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(written);
  const latest = useRef(write);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was written here and may not have come back yet: on a slow machine two of them are under way.
  const own = useRef([written]);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // An address that nobody wrote here changed by itself: somebody went back.
    const place = own.current.lastIndexOf(written);
    own.current = place < 0 ? [written] : own.current.slice(place);
    if (place < 0) setText(written);
  }, [written]);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      own.current.push(asAddressed(next));
      latest.current(next);
    }, addressDelayMs);
  };
  return [text, type];
}

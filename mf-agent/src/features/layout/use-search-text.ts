import { useEffect, useRef, useState } from 'react';
import { useQuietText } from './use-quiet-text.ts';

/**
 * A search field whose text goes into the address once typing pauses. An address that changes in another way (back, a link, a
 * press on the trail) replaces what was typed.
 */
export function useSearchText(named: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(named);
  const settled = useQuietText(text);
  const asked = useRef(named);
  const seen = useRef(named);
  const isOurs = useRef(false);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    isOurs.current = true;
    latest.current(settled);
  }, [settled]);
  useEffect(() => {
    if (named === seen.current) return;
    seen.current = named;
    // What was typed stays as it is, also where an address cannot carry it (half a character).
    if (!isOurs.current) {
      asked.current = named;
      setText(named);
    }
    isOurs.current = false;
  }, [named]);
  return { text, setText };
}

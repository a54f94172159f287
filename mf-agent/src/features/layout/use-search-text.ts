import { useEffect, useRef, useState } from 'react';
import { useQuietText } from './use-quiet-text.ts';

/**
 * A search field whose text goes into the address once typing pauses. An address that changes in another way (back, a link, a
 * cleared filter) replaces what was typed.
 */
export function useSearchText(keywordInAddress: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(keywordInAddress);
  const settled = useQuietText(text);
  const lastSent = useRef(keywordInAddress);
  const lastRead = useRef(keywordInAddress);
  const isOwnChange = useRef(false);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  useEffect(() => {
    if (settled === lastSent.current) return;
    lastSent.current = settled;
    isOwnChange.current = true;
    latest.current(settled);
  }, [settled]);
  useEffect(() => {
    if (keywordInAddress === lastRead.current) return;
    lastRead.current = keywordInAddress;
    // What was typed stays as it is, also where an address cannot carry it (half a character).
    if (!isOwnChange.current) {
      lastSent.current = keywordInAddress;
      setText(keywordInAddress);
    }
    isOwnChange.current = false;
  }, [keywordInAddress]);
  return { text, setText };
}

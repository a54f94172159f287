import { useEffect, useState } from 'react';

const quietMs = 400;

/** Half a character, as pasting can leave one: an address can't carry it. */
const halves = /\p{Surrogate}/gu;

/** A text once typing has paused, as a call can carry it. */
export function useQuietText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim().replace(halves, '\ufffd');
}

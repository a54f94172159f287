import { useEffect, useState } from 'react';

const quietMs = 400;

/** A text once typing has paused. */
export function useQuietText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}

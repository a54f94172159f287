import { useEffect, useState } from 'react';

/** The outcome of a computation in this browser: null while it runs, `unavailable` where the browser lacks the cryptography. */
export function useCheck<Outcome>(check: () => Promise<Outcome>): Outcome | 'unavailable' | null {
  const [outcome, setOutcome] = useState<Outcome | 'unavailable' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setOutcome(null);
    const show = (next: Outcome | 'unavailable') => {
      if (isCurrent) setOutcome(next);
    };
    check().then(show, () => show('unavailable'));
    return () => {
      isCurrent = false;
    };
  }, [check]);
  return outcome;
}

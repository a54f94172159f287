import { useState } from 'react';

/** Whether what an address shows was there and is not any more, though nobody went anywhere: its remote was stopped. */
export function useIsTakenAway(address: string, isThere: boolean): boolean {
  const [shownAt, setShownAt] = useState<string>();
  if (isThere && shownAt !== address) setShownAt(address);
  return !isThere && shownAt === address;
}

import { useCallback, useState } from 'react';
import type { Change } from './changes.ts';

/** What the operator wants to be otherwise and has not applied yet, by merchant. */
export interface Wishes {
  readonly of: (merchant: string) => readonly Change[];
  /** How many there are, of all merchants. */
  readonly count: number;
  readonly keep: (merchant: string, next: (before: readonly Change[]) => readonly Change[]) => void;
  /** Whether they are on their way to the operator: until that has ended, they stand as they were sent. */
  readonly isBusy: (merchant: string) => boolean;
  readonly hold: (merchant: string, isBusy: boolean) => void;
}

const none: readonly Change[] = [];

/** Held above the pages: whoever looks something up on another one finds the list as it was. */
export function useWishes(): Wishes {
  const [all, setAll] = useState<Readonly<Record<string, readonly Change[]>>>({});
  const [held, setHeld] = useState<readonly string[]>([]);
  const keep = useCallback<Wishes['keep']>(
    (merchant, next) => setAll((before) => ({ ...before, [merchant]: next(before[merchant] ?? none) })),
    [],
  );
  const hold = useCallback<Wishes['hold']>((merchant, isBusy) => {
    setHeld((before) => [...before.filter((one) => one !== merchant), ...(isBusy ? [merchant] : [])]);
  }, []);
  return {
    of: (merchant) => all[merchant] ?? none,
    count: Object.values(all).reduce((sum, { length }) => sum + length, 0),
    keep,
    isBusy: (merchant) => held.includes(merchant),
    hold,
  };
}

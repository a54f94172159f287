import { useCallback, useState } from 'react';
import type { Change } from './changes.ts';

/** Changes that are not applied yet, by merchant. */
export interface ChangeStore {
  readonly of: (merchant: string) => readonly Change[];
  /** Their number, over all merchants. */
  readonly count: number;
  readonly update: (merchant: string, next: (before: readonly Change[]) => readonly Change[]) => void;
  /** Whether they are being applied: until that has ended, they are locked. */
  readonly isBusy: (merchant: string) => boolean;
  readonly lock: (merchant: string, isBusy: boolean) => void;
}

const none: readonly Change[] = [];

/** State above the pages, so that the list survives a visit to another page. */
export function useChangeStore(): ChangeStore {
  const [all, setAll] = useState<Readonly<Record<string, readonly Change[]>>>({});
  const [busy, setBusy] = useState<readonly string[]>([]);
  const update = useCallback<ChangeStore['update']>(
    (merchant, next) => setAll((before) => ({ ...before, [merchant]: next(before[merchant] ?? none) })),
    [],
  );
  const lock = useCallback<ChangeStore['lock']>((merchant, isBusy) => {
    setBusy((before) => [...before.filter((one) => one !== merchant), ...(isBusy ? [merchant] : [])]);
  }, []);
  return {
    of: (merchant) => all[merchant] ?? none,
    count: Object.values(all).reduce((sum, { length }) => sum + length, 0),
    update,
    isBusy: (merchant) => busy.includes(merchant),
    lock,
  };
}

import { createStore, type Store } from '@tessera/shared/store';
import { maxOrderLines, maxOrderNumbers, numbersIn } from '@tessera/shared/wire/lottery';
import { merged, movedTo, type OpenIssue, type Slip, type SlipEntry } from '../../model/slip.ts';

interface SlipStore extends Pick<Store<Slip>, 'subscribe'> {
  readonly current: () => Slip;
  readonly use: () => Slip;
  /** Merges a bet into the same one, as far as the multiple goes. False when the slip is full, with bets or with numbers. */
  add(entry: Omit<SlipEntry, 'id'>, maxMultiple?: number): boolean;
  remove(ids: readonly string[]): void;
  clear(): void;
  moveTo(open: OpenIssue, nowMs: number): void;
  /** Notes which numbers of a bet pay half, as the operator has said. */
  setHalfPaid(id: string, numbers: readonly string[]): void;
}

/** A slip of at most `limit` bets. */
export function createSlip(limit: number, newId: () => string = () => crypto.randomUUID()): SlipStore {
  const slip = createStore<Slip>({ entries: [] });
  const change = (next: (entries: readonly SlipEntry[]) => readonly SlipEntry[]) =>
    slip.set(({ entries }) => ({ entries: next(entries) }));
  return {
    current: slip.get,
    subscribe: slip.subscribe,
    use: () => slip.use(),
    add(entry, maxMultiple) {
      const { entries } = slip.get();
      const together = merged(entries, entry, maxMultiple);
      if (together) {
        change(() => together);
        return true;
      }
      if (entries.length >= limit || numbersIn([...entries, entry]) > maxOrderNumbers) return false;
      change((before) => [...before, { ...entry, id: newId() }]);
      return true;
    },
    remove: (ids) => change((entries) => entries.filter(({ id }) => !ids.includes(id))),
    clear: () => change(() => []),
    moveTo: (open, nowMs) => change((entries) => movedTo(entries, open, nowMs)),
    setHalfPaid: (id, halfPaid) =>
      change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, halfPaid } : entry))),
  };
}

/** The page's one slip; it outlives the page, so that leaving for another does not empty it. */
export const slip = createSlip(maxOrderLines);

export const useSlip = (): Slip => slip.use();

import { isRequestOpen } from '@tessera/shared/api/money-request';
import { merchant } from '@tessera/shared/merchant';
import { readStored, removeStored, session$, sessionState, writeStored } from '@tessera/shared/session';
import { createStore, type Store } from '@tessera/shared/store';
import { toast } from '@tessera/shared/ui/toast';
import { maxOrderLines, maxOrderNumbers, numbersIn } from '@tessera/shared/wire/lottery';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { movedTo, type OpenIssue, withAdded, withSameMerged } from '../../model/merged-bets.ts';
import {
  atPricesOf,
  isSent,
  paysAs,
  type SentBet,
  type SentIn,
  type Slip,
  type SlipEntry,
  type SlipRefusal,
  sentIn,
} from '../../model/slip.ts';
import { slipFrom, storedSlip } from '../../model/stored-slip.ts';

interface SlipStore extends Pick<Store<Slip>, 'subscribe'> {
  readonly current: () => Slip;
  readonly use: () => Slip;
  /** Merges a bet into the same one, as far as the multiple goes, and answers whether it did. `full`: with bets or with numbers. */
  add(entry: Omit<SlipEntry, 'id'>, maxMultiple?: number): 'added' | 'merged' | 'full';
  /** Changes what a bet costs, in its place. */
  change(id: string, stake: Partial<Pick<SlipEntry, 'unitMinor' | 'multiple'>>): void;
  /** Merges a bet with the same ones; call it when its stake is chosen, not at each step on the way. Answers whether it found any. */
  mergeSame(id: string, maxMultiple?: number): boolean;
  /** Marks a bet as the one that is changed in the panel. */
  edit(id: string): void;
  stopEditing(): void;
  /** Replaces the edited bet and merges it with the same ones: `merged` if there were any. `full`: the slip has no room for its numbers. */
  replaceEdited(entry: Omit<SlipEntry, 'id'>, maxMultiple?: number): 'changed' | 'merged' | 'full';
  remove(ids: readonly string[]): void;
  /** Empties the slip; `restore` can put its bets back. */
  clear(): void;
  /** Whether there are bets that `restore` would put back. */
  canRestore(): boolean;
  /** Puts the bets of the last `clear` back as they were, before those that were added since; one that is placed by now stays away. False when there is no room for them. */
  restore(): boolean;
  /** Empties the slip for good. Answers whether `restore` had bets to put back. */
  discard(): boolean;
  /** Moves the closed bets of a game on; bets that are the same there become one. */
  moveTo(open: OpenIssue, nowMs: number, maxMultiple?: number): void;
  /** Notes that the issues of these bets are closed, whatever this browser's clock says. */
  close(ids: readonly string[], nowMs: number): void;
  /** Notes which numbers of a bet pay half, as the operator has said; not of one that was sent and may be placed. */
  setHalfPaid(id: string, numbers: readonly string[]): void;
  /** Takes the prices of these games now. Answers whether a bet pays otherwise than before. */
  takePrices(games: ReadonlyMap<string, { readonly game: LotteryGame }>): boolean;
  /** Notes which bets were sent last and may be placed: until that is known no other is merged with them. */
  holdSent(bets: readonly SlipEntry[], what: SentIn): void;
  /** Answers which bets were sent. Their outcome is known: they are placed, or can be bet again. */
  releaseSent(what: SentIn): readonly SentBet[];
  /** Notes why an order was refused; it is forgotten when the slip is changed. */
  setRefusal(refusal: SlipRefusal | undefined): void;
}

/** Where the bets are stored, so that a reload does not lose them. */
interface SlipStorage {
  /** Called when the slip is first needed. */
  readonly read: () => Slip;
  readonly write: (slip: Slip) => void;
}

const empty: Slip = { entries: [] };

/** The toast that offers to restore a cleared slip. */
export const clearedToast = 'lottery-slip-cleared';

/** A slip of at most `limit` bets. */
export function createSlipStore(
  limit: number,
  newId: () => string = () => crypto.randomUUID(),
  storage?: SlipStorage,
): SlipStore {
  const inMemory = createStore<Slip>(storage?.read ?? empty, { rendered: empty });
  const store = {
    ...inMemory,
    set(next: (slip: Slip) => Slip): void {
      inMemory.set(next);
      storage?.write(inMemory.get());
    },
  };
  /** What the player changes; the edited bet stays so while it is there. */
  const change = (next: (slip: Slip) => readonly SlipEntry[]) =>
    store.set((slip) => {
      const { editedId, sent } = slip;
      const entries = next(slip);
      const isEditedThere = entries.some(({ id }) => id === editedId);
      return {
        entries,
        editedId: isEditedThere ? editedId : undefined,
        ...(sent && { sent }),
      };
    });
  /** A bet that is changed after it was sent is another one: the outcome of the order is no longer about it. */
  const separateFromSent = (id: string) =>
    store.set((slip) => {
      if (!isSent(slip, id)) return slip;
      const apart = (bets: readonly SentBet[]) => bets.map((bet) => (bet.id === id ? { ...bet, id: newId() } : bet));
      return { ...slip, sent: { order: apart(sentIn(slip, 'order')), chase: apart(sentIn(slip, 'chase')) } };
    });
  /** What `restore` puts back. */
  let cleared: readonly SlipEntry[] = [];
  const withEntry =
    (id: string, fields: Partial<SlipEntry>) =>
    ({ entries }: Slip) =>
      entries.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry));
  return {
    current: store.get,
    subscribe: store.subscribe,
    use: () => store.use(),
    add(entry, maxMultiple) {
      const { entries } = store.get();
      const together = withAdded(store.get(), entry, maxMultiple);
      if (together) {
        change(() => together);
        return 'merged';
      }
      if (entries.length >= limit || numbersIn([...entries, entry]) > maxOrderNumbers) return 'full';
      change((slip) => [...slip.entries, { ...entry, id: newId() }]);
      return 'added';
    },
    change(id, stake) {
      separateFromSent(id);
      change(withEntry(id, stake));
    },
    mergeSame(id, maxMultiple) {
      const { entries } = store.get();
      change((slip) => withSameMerged(slip, id, maxMultiple));
      return store.get().entries.length < entries.length;
    },
    edit: (editedId) => store.set((now) => ({ ...now, editedId })),
    stopEditing: () => store.set((now) => ({ ...now, editedId: undefined })),
    replaceEdited(entry, maxMultiple) {
      const { entries, editedId } = store.get();
      const others = entries.filter(({ id }) => id !== editedId);
      if (numbersIn([...others, entry]) > maxOrderNumbers) return 'full';
      if (editedId !== undefined) separateFromSent(editedId);
      change((slip) => slip.entries.map((each) => (each.id === editedId ? { ...entry, id: each.id } : each)));
      if (editedId !== undefined) change((slip) => withSameMerged(slip, editedId, maxMultiple));
      store.set((now) => ({ ...now, editedId: undefined }));
      return store.get().entries.length < entries.length ? 'merged' : 'changed';
    },
    remove(ids) {
      const without = (bets: readonly SlipEntry[]) => bets.filter(({ id }) => !ids.includes(id));
      cleared = without(cleared);
      change(({ entries }) => without(entries));
    },
    clear() {
      cleared = store.get().entries;
      change(() => []);
    },
    canRestore: () => cleared.length > 0,
    restore() {
      const entries = [...cleared, ...store.get().entries];
      if (entries.length > limit || numbersIn(entries) > maxOrderNumbers) return false;
      cleared = [];
      change(() => entries);
      return true;
    },
    discard() {
      const couldRestore = cleared.length > 0;
      cleared = [];
      change(() => []);
      return couldRestore;
    },
    moveTo: (open, nowMs, maxMultiple) => change((slip) => movedTo(slip, open, nowMs, maxMultiple)),
    close: (ids, nowMs) =>
      change(({ entries }) =>
        entries.map((entry) =>
          ids.includes(entry.id) ? { ...entry, closesAtMs: Math.min(entry.closesAtMs, nowMs) } : entry,
        ),
      ),
    setHalfPaid(id, halfPaid) {
      // The player has changed nothing: a refusal that is shown stays.
      if (!isSent(store.get(), id)) store.set((slip) => ({ ...slip, entries: withEntry(id, { halfPaid })(slip) }));
    },
    takePrices(games) {
      const { entries } = store.get();
      const now = entries.map((entry) => {
        const known = games.get(entry.gameCode);
        return known ? atPricesOf(entry, known.game) : entry;
      });
      if (now.every((entry, at) => entry === entries[at])) return false;
      change(() => now);
      return now.some((entry, at) => !paysAs(entry, entries[at] ?? entry));
    },
    holdSent(bets, what) {
      const sent = bets.map((bet, place) => ({ ...bet, place }));
      store.set((slip) => ({ ...slip, sent: { ...slip.sent, [what]: sent } }));
    },
    releaseSent(what) {
      const bets = sentIn(store.get(), what);
      store.set((slip) => ({ ...slip, sent: { ...slip.sent, [what]: [] } }));
      return bets;
    },
    setRefusal: (refusal) => store.set((now) => ({ ...now, refusal })),
  };
}

/** Empties the slip at a sign-out, but not when a session expires: only a sign-out has removed what the tab stores. */
function followSignOut(): void {
  let before = sessionState().role;
  session$.subscribe(({ role }) => {
    const isSignedOut = role === 'visitor' && before !== 'visitor' && readStored('lotterySlip') === undefined;
    if (isSignedOut && slipStore.discard()) toast.close(clearedToast);
    before = role;
  });
}

/** The tab's one slip: leaving the page for another does not empty it, nor does a reload. */
export const slipStore = createSlipStore(maxOrderLines, undefined, {
  read() {
    followSignOut();
    const isOpen = { order: isRequestOpen('lottery-order'), chase: isRequestOpen('lottery-chase') };
    return slipFrom(readStored('lotterySlip'), merchant().code, isOpen);
  },
  write(slip) {
    const stored = storedSlip(slip, merchant().code);
    if (stored.entries.length > 0) writeStored('lotterySlip', stored);
    else removeStored('lotterySlip');
  },
});

export const useSlip = (): Slip => slipStore.use();

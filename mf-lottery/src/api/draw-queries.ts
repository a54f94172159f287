import { serverNow } from '@tessera/shared/clock';
import { endpointQuery, keepPreviousData } from '@tessera/shared/query';
import { createStore } from '@tessera/shared/store';
import { getDraw, getDraws, getNearIssues, getOpenedNumbers, getVietnamNumbers } from '@tessera/shared/wire/lottery';
import { drawsChangeIn, nothingAnnounced } from '../model/next-change.ts';

export const announcedDraws = createStore(nothingAnnounced);

export const drawStates = endpointQuery(getDraws, {
  isPublic: true,
  read: ({ list }) => list,
  poll: (draws) => drawsChangeIn(draws, serverNow(), announcedDraws.get()),
});

/** Of one game, after its draw was announced; the lists above show it. */
export const drawStateOfGame = endpointQuery(getDraw, { isPublic: true });

export const openedNumbers = endpointQuery(getOpenedNumbers, {
  isPublic: true,
  staleTime: Number.POSITIVE_INFINITY,
});

export const comingDraws = endpointQuery(getNearIssues, { isPublic: true, read: ({ coming }) => coming });

export const vietnamNumbers = endpointQuery(getVietnamNumbers, {
  isPublic: true,
  isLocalized: true,
  keepsPrevious: true,
  staleTime: 30_000,
  read: ({ list }) => list,
});

/** Keeps a list while the one after its draw is fetched, whose key begins with the same parts; another game's must not stay. */
export const keepListOf =
  (...parts: readonly unknown[]) =>
  <List>(previous: List | undefined, before?: { readonly queryKey: readonly unknown[] }): List | undefined =>
    parts.every((part, index) => before?.queryKey[index] === part) ? keepPreviousData(previous) : undefined;

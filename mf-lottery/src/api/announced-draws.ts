import { serverNow } from '@tessera/shared/clock';
import type { AnnouncedIssue } from '@tessera/shared/events';
import { useQueryClient } from '@tessera/shared/query';
import { useEffect } from 'react';
import type { DrawState } from '../model/lottery-types.ts';
import { nothingAnnounced } from '../model/next-change.ts';
import { port } from '../port.ts';
import {
  announcedDraws,
  comingDraws,
  drawStateOfGame,
  drawStates,
  openedNumbers,
  vietnamNumbers,
} from './draw-queries.ts';

type Queries = ReturnType<typeof useQueryClient>;
type Announced = readonly AnnouncedIssue[];

const shownStates = { queryKey: drawStates.key, type: 'active' } as const;

function note(announced: Announced): void {
  const drawn = announced.filter(({ isVoid }) => !isVoid).map(({ gameCode, issue }) => [gameCode, issue] as const);
  announcedDraws.set(({ sinceMs = serverNow(), issues }) => ({ sinceMs, issues: new Map([...issues, ...drawn]) }));
}

/** Asks for the state of one game, and puts it into the lists that are shown. Without an answer the lists ask later by themselves. */
async function refetchGame(queries: Queries, code: string): Promise<void> {
  const options = drawStateOfGame.options({ code });
  // A request that is older than the announcement may have been answered before the draw.
  await queries.cancelQueries({ queryKey: options.queryKey, exact: true });
  await queries.prefetchQuery({ ...options, staleTime: 0 });
  const state = queries.getQueryData<DrawState>(options.queryKey);
  if (!state) return;
  // A list may have been asked for meanwhile.
  const isOlder = (shown: DrawState) => shown.gameCode === code && shown.serverTimeMs < state.serverTimeMs;
  queries.setQueriesData<readonly DrawState[]>(shownStates, (list) =>
    list?.some(isOlder) ? list.map((shown) => (isOlder(shown) ? state : shown)) : list,
  );
}

/** Asks for the games that are shown and were drawn: for each of them, or for the lists that have them, whichever is less. */
async function refetchDrawn(queries: Queries, issues: Announced): Promise<void> {
  const isBehind = ({ gameCode, last }: DrawState) =>
    issues.some((one) => one.gameCode === gameCode && (one.isVoid || one.issue !== last.issue));
  const behind = queries
    .getQueriesData<readonly DrawState[]>(shownStates)
    .map(([queryKey, list = []]) => ({ queryKey, games: list.filter(isBehind).map(({ gameCode }) => gameCode) }))
    .filter(({ games }) => games.length > 0);
  const games = [...new Set(behind.flatMap((list) => list.games))];
  const refetchList = ({ queryKey }: (typeof behind)[number]) => queries.refetchQueries({ queryKey, exact: true });
  await Promise.all(
    games.length <= behind.length ? games.map((code) => refetchGame(queries, code)) : behind.map(refetchList),
  );
}

async function refetchLists(queries: Queries, issues: Announced): Promise<void> {
  const voided = issues.filter(({ isVoid }) => isVoid);
  const isAnnounced = ({ gameCode }: { readonly gameCode: string }) => issues.some((one) => one.gameCode === gameCode);
  const shown = queries.getQueriesData<readonly { readonly gameCode: string }[]>({ queryKey: vietnamNumbers.key });
  await Promise.all([
    // Lists of draws are asked for by the last issue of a game, or the open one, and an issue that is void may be any of them.
    ...[openedNumbers.key, comingDraws.key].flatMap((queryKey) =>
      voided.map(({ gameCode }) =>
        queries.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.includes(gameCode) }),
      ),
    ),
    shown.some(([, list = []]) => list.some(isAnnounced)) &&
      queries.invalidateQueries({ queryKey: vietnamNumbers.key }),
  ]);
}

/** Announcements may have been missed, also of void issues: the page polls, and fetches past draws at the next draw. */
function forgetAnnounced(queries: Queries): void {
  announcedDraws.set(nothingAnnounced);
  queries
    .invalidateQueries({ queryKey: openedNumbers.key, refetchType: 'none' })
    .catch((cause: unknown) => console.error('[lottery]', cause));
}

function follow(queries: Queries): () => void {
  // A page that nobody sees does not poll, and does not ask now; it asks when it is seen again.
  let waiting: Announced = [];
  const fetchWaiting = () => {
    if (document.visibilityState === 'hidden' || waiting.length === 0) return;
    const issues = waiting;
    waiting = [];
    Promise.all([refetchDrawn(queries, issues), refetchLists(queries, issues)]).catch((cause: unknown) =>
      console.error('[lottery]', cause),
    );
  };
  const subscription = port.on('shell:issues-drawn').subscribe(({ issues }) => {
    note(issues);
    const isReplaced = ({ gameCode }: Announced[number]) => issues.some((one) => one.gameCode === gameCode);
    waiting = [...waiting.filter((one) => one.isVoid || !isReplaced(one)), ...issues];
    fetchWaiting();
  });
  subscription.add(port.on('shell:live-interrupted').subscribe(() => forgetAnnounced(queries)));
  document.addEventListener('visibilitychange', fetchWaiting);
  return () => {
    subscription.unsubscribe();
    document.removeEventListener('visibilitychange', fetchWaiting);
    forgetAnnounced(queries);
  };
}

let followers = 0;
let stop: (() => void) | undefined;

/**
 * While the component is mounted, what is shown of a game is fetched again when its draw is announced, once however many
 * components show it. Renders again when announcements begin or are interrupted, since polling depends on them.
 */
export function useAnnouncedDraws(): void {
  const queries = useQueryClient();
  announcedDraws.use(({ sinceMs }) => sinceMs);
  useEffect(() => {
    if (followers++ === 0) stop = follow(queries);
    return () => {
      if (--followers === 0) stop?.();
    };
  }, [queries]);
}

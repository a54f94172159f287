import type { Day } from '@tessera/shared/format';
import { useQuery, useQueryClient } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getOpenedNumbers } from '@tessera/shared/wire/lottery';
import { issueNumberBefore, withLastDraw } from '../model/last-draw.ts';
import type { DrawState } from '../model/lottery-types.ts';
import { announcedDraws, drawStates, keepListOf, openedNumbers } from './draw-queries.ts';

type Opened = AnswerOf<typeof getOpenedNumbers>;
/** A list of past draws of a game, with at most `count` of them. */
interface List {
  readonly gameCode: string;
  readonly count: number;
  keyAt(lastIssue: string | undefined): readonly unknown[];
}
type Queries = ReturnType<typeof useQueryClient>;

/**
 * The list after a draw, made from the one before it and from the draw itself, both of which the page has: it need not ask.
 * Undefined where it may lack something: after a day, a void issue or a draw that the page has missed, and while nothing is
 * announced to it, since then an issue may be declared void unnoticed.
 */
function listAfterDraw(
  queries: Queries,
  { gameCode, count, keyAt }: List,
  lastIssue: string | undefined,
): Opened | undefined {
  if (announcedDraws.get().sinceMs === undefined) return undefined;
  const before = lastIssue === undefined ? undefined : issueNumberBefore(lastIssue);
  if (before === undefined) return undefined;
  const known = queries.getQueryState<Opened>(keyAt(before));
  const last = queries
    .getQueriesData<readonly DrawState[]>({ queryKey: drawStates.key })
    .flatMap(([, list = []]) => list)
    .find((state) => state.gameCode === gameCode && state.last.issue === lastIssue)?.last;
  return known?.data && !known.isInvalidated && last ? withLastDraw(known.data, last, before, count) : undefined;
}

/** The last draws of a game. `lastIssue` is part of the key: a new draw is a new list. */
export function useOpenedNumbers(gameCode: string, count: number, lastIssue: string | undefined, isEnabled = true) {
  const queries = useQueryClient();
  const { initialData, ...query } = openedNumbers.options({ gameCode, count });
  const keyAt = (issue: string | undefined) => [...openedNumbers.key, gameCode, count, issue];
  const list = { gameCode, count, keyAt };
  return useQuery({
    ...query,
    enabled: isEnabled,
    queryKey: keyAt(lastIssue),
    initialData: () =>
      listAfterDraw(queries, list, lastIssue) ?? (typeof initialData === 'function' ? initialData() : initialData),
    placeholderData: keepListOf(...openedNumbers.key, gameCode),
  });
}

/** Every draw of a day, `yyyy-MM-dd`; extended at each draw of a day that goes on; fetched where a draw may be missing. */
export function useDrawsOfDay(gameCode: string, day: Day, lastIssue: string | undefined, isEnabled: boolean) {
  const asked = day.replaceAll('-', '');
  const queries = useQueryClient();
  const query = openedNumbers.options({ gameCode, day: asked, count: 100 });
  const isOpen = lastIssue === undefined || lastIssue.startsWith(asked);
  const key = [...openedNumbers.key, 'day', gameCode, asked] as const;
  const keyAt = (issue: string | undefined) => [...key, issue];
  // All of the day, however many there are.
  const list = { gameCode, count: Number.POSITIVE_INFINITY, keyAt };
  return useQuery({
    ...query,
    enabled: isEnabled,
    queryKey: keyAt(isOpen ? lastIssue : 'over'),
    initialData: () => (isOpen ? listAfterDraw(queries, list, lastIssue) : undefined),
    placeholderData: keepListOf(...key),
  });
}

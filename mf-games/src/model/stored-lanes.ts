import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { GameCategory, getGameVendors } from '@tessera/shared/wire/games';

/** A category and its vendors (spec §3: game vendor lane). */
export type Lanes = AnswerOf<typeof getGameVendors>['data']['lanes'];
export type Lane = Lanes[number];

/** Reads the lanes that the tab has stored (session key `gameVendor`); those of another language and invalid ones are ignored. */
export function storedLanes(stored: unknown, language: string): Lanes | undefined {
  const kept = stored as { language?: unknown; lanes?: unknown } | undefined;
  if (kept?.language !== language || !Array.isArray(kept.lanes)) return undefined;
  const isSound = kept.lanes.every(
    (lane: Partial<Lane> | null) => typeof lane?.gameType === 'string' && Array.isArray(lane.cards),
  );
  return isSound ? (kept.lanes as Lanes) : undefined;
}

/**
 * A category's vendors. One that has none is not offered here: no menu leads to it, and its own page says so.
 */
export const laneOf = (lanes: Lanes, category: GameCategory): Lane | undefined =>
  lanes.find(({ gameType, cards }) => gameType === category && cards.length > 0);

/** What can be opened while the lists of games are off: lottery, whose pages belong to another tile. */
export const withoutLists = (lanes: Lanes): Lanes =>
  lanes.filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');

/** A sum of the vendors' numbers; `undefined` if the operator leaves one out. */
const sumOf = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** How many games a lane's vendors have; `undefined` if the operator does not say. */
export const gamesIn = ({ cards }: Pick<Lane, 'cards'>): number | undefined =>
  sumOf(cards.map(({ gameCount }) => gameCount));

/** How many of them can be opened; all of them where the operator names no other number. */
export const openGamesIn = ({ cards }: Pick<Lane, 'cards'>): number | undefined =>
  sumOf(cards.map(({ gameCount, openCount = gameCount }) => openCount));

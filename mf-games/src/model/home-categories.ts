import type { GameCategory } from '@tessera/shared/wire/games';
import { pathOfLane } from './nav-items.ts';
import { gamesIn, type Lanes, laneOf, openGamesIn } from './stored-lanes.ts';

const order: readonly GameCategory[] = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'LOTT', 'ELOTT', 'PVP', 'ESPORTS'];

/** A category as the home page shows it: how many games the page behind it lists, and where it leads. */
export interface HomeCategory {
  readonly category: GameCategory;
  /** Not shown if it is not known. */
  readonly count: number | undefined;
  readonly path: string;
}

/** The categories in which something can be opened, in the order of the home page. */
export function homeCategories(lanes: Lanes, hasLottery: boolean): readonly HomeCategory[] {
  return order.flatMap((category) => {
    if (!hasLottery && (category === 'LOTT' || category === 'ELOTT')) return [];
    const lane = laneOf(lanes, category);
    if (!lane || openGamesIn(lane) === 0) return [];
    // A list also has the games that are closed today; of a lottery only those exist here that can be opened.
    const isList = category !== 'LOTT' && category !== 'ELOTT';
    return [{ category, count: isList ? gamesIn(lane) : openGamesIn(lane), path: pathOfLane(lanes, lane) }];
  });
}

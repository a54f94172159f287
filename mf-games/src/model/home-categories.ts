import type { GameCategory } from '@tessera/shared/wire/games';
import { pathOfLane } from './nav-items.ts';
import { type Lanes, laneOf, openGamesIn } from './stored-lanes.ts';

const order: readonly GameCategory[] = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'LOTT', 'ELOTT', 'PVP', 'ESPORTS'];

/** A category as the home page shows it: how many of its games can be opened, and where it leads. */
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
    const count = lane && openGamesIn(lane);
    return lane && count !== 0 ? [{ category, count, path: pathOfLane(lanes, lane) }] : [];
  });
}

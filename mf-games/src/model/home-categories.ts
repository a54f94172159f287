import type { GameCategory } from '@tessera/shared/wire/games';
import { gamesIn, type Lanes, laneOf } from './stored-lanes.ts';

const order: readonly GameCategory[] = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'LOTT', 'ELOTT', 'PVP', 'ESPORTS'];

/** The categories that have games, in the order of the home page, with how many they have. */
export function homeCategories(
  lanes: Lanes,
  hasLottery: boolean,
): readonly { readonly category: GameCategory; readonly count: number }[] {
  return order.flatMap((category) => {
    if (!hasLottery && (category === 'LOTT' || category === 'ELOTT')) return [];
    const lane = laneOf(lanes, category);
    const count = lane ? gamesIn(lane) : 0;
    return count > 0 ? [{ category, count }] : [];
  });
}

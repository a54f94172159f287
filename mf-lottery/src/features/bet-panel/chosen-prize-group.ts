import { type GameKind, isOfferedGroup, type PrizeGroups } from '@tessera/shared/lottery';
import { createStore } from '@tessera/shared/store';

/** The prize groups that were chosen, for the next bet on a game of the kind. */
const chosen = createStore<Readonly<Partial<Record<GameKind, number>>>>({});

/** The group that was chosen last, where it is on offer; else the standard one. */
export function useChosenGroup(kind: GameKind, groups: PrizeGroups): number {
  const group = chosen.use()[kind];
  return group !== undefined && isOfferedGroup(groups, group) ? group : groups.standard;
}

export const chooseGroup = (kind: GameKind, group: number): void => chosen.set((last) => ({ ...last, [kind]: group }));

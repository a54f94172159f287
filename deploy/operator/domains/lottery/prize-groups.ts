import { basePrizeGroups, type GameKind, type PrizeGroups } from '@tessera/shared/lottery';
import type { Merchant } from '../merchants/index.ts';

/** The prize groups of a kind of game on a brand. */
export const prizeGroupsOf = ({ profile }: Pick<Merchant, 'profile'>, kind: GameKind): PrizeGroups =>
  profile.prizeGroups?.[kind] ?? basePrizeGroups;

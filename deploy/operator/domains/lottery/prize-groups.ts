import {
  basePrizeGroups,
  type GameKind,
  type GroupFault,
  gameKinds,
  groupFault,
  isOfferedGroup,
  type PrizeGroups,
  playsOf,
} from '@tessera/shared/lottery';
import type { Merchant, MerchantProfile } from '../merchants/index.ts';

/** The prize groups of a kind of game on a brand. */
export const prizeGroupsOf = ({ profile }: Pick<Merchant, 'profile'>, kind: GameKind): PrizeGroups =>
  profile.prizeGroups?.[kind] ?? basePrizeGroups;

/** What is wrong with a configuration; without a play, the groups themselves are out of order. */
export type PrizeGroupsFault = { readonly kind: GameKind } & Partial<GroupFault>;

/** The first fault of a configuration, if it has one. */
export function prizeGroupsFault(prizeGroups: MerchantProfile['prizeGroups'] = {}): PrizeGroupsFault | undefined {
  for (const kind of gameKinds) {
    const groups = prizeGroups[kind] ?? basePrizeGroups;
    if (!isOfferedGroup(groups, groups.highest) || !isOfferedGroup(groups, groups.standard)) return { kind };
    const fault = groupFault(playsOf(kind), groups);
    if (fault) return { kind, ...fault };
  }
  return undefined;
}

/** Throws for a merchant with a play that would return less than half of its stakes, or more than 99 %. */
export function requireFairGroups(merchants: readonly Merchant[]): void {
  for (const { code, profile } of merchants) {
    const fault = prizeGroupsFault(profile.prizeGroups);
    if (!fault) continue;
    const { kind, playCode, group, returns = 0 } = fault;
    throw new Error(
      playCode === undefined
        ? `The prize groups of ${kind} at merchant "${code}" are not lowest, standard, highest in steps of 2.`
        : `At merchant "${code}", ${playCode} of ${kind} returns ${(returns * 100).toFixed(1)} % at prize group ${group}.`,
    );
  }
}

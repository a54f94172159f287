import {
  basePrizeGroups,
  type GameKind,
  type GroupFault,
  gameKinds,
  groupFault,
  isOfferedGroup,
  type OddsFault,
  oddsFault,
  playAtOdds,
  playsOf,
} from '@tessera/shared/lottery';
import type { MerchantProfile } from '../merchants/index.ts';

/** What of a profile decides what bets pay. */
type Prices = Pick<MerchantProfile, 'prizeGroups' | 'odds'>;

/** What is wrong with a merchant's prices: its groups are out of order, odds cannot be, or a play returns too much or too little. */
export type PricesFault =
  | { readonly reason: 'order'; readonly kind: GameKind }
  | ({ readonly reason: 'odds' } & OddsFault)
  | ({ readonly reason: 'unfair'; readonly kind: GameKind } & GroupFault);

/** The first fault of a configuration, if it has one. Returns are exact counts, at the lowest and the highest group. */
export function pricesFault({ prizeGroups = {}, odds = {} }: Prices): PricesFault | undefined {
  const wrong = oddsFault(odds);
  if (wrong) return { reason: 'odds', ...wrong };
  for (const kind of gameKinds) {
    const groups = prizeGroups[kind] ?? basePrizeGroups;
    if (!isOfferedGroup(groups, groups.highest) || !isOfferedGroup(groups, groups.standard))
      return { reason: 'order', kind };
    const plays = playsOf(kind).map((play) => playAtOdds(play, odds[kind]?.[play.code]));
    const fault = groupFault(plays, groups);
    if (fault) return { reason: 'unfair', kind, ...fault };
  }
  return undefined;
}

function faultText(code: string, fault: PricesFault): string {
  switch (fault.reason) {
    case 'order':
      return `The prize groups of ${fault.kind} at merchant "${code}" are not lowest, standard, highest in steps of 2.`;
    case 'unfair':
      return `At merchant "${code}", ${fault.playCode} of ${fault.kind} returns ${(fault.returns * 100).toFixed(1)} % at prize group ${fault.group}.`;
    case 'odds': {
      const name = [fault.kind, fault.playCode, fault.option].filter((part) => part !== undefined).join(' ');
      return fault.oddsMilli === undefined
        ? `The odds of merchant "${code}" name ${name}, which does not exist.`
        : `The odds of ${name} at merchant "${code}" cannot be ${fault.oddsMilli} thousandths.`;
    }
  }
}

interface PricedMerchant {
  readonly code: string;
  readonly profile: Prices;
}

/** The faults of merchants' prices in sentences: a play that returns less than half of its stakes or more than 99 %, and odds of something unknown. */
export const priceFaults = (merchants: readonly PricedMerchant[]): readonly string[] =>
  merchants.flatMap(({ code, profile }) => {
    const fault = pricesFault(profile);
    return fault ? [faultText(code, fault)] : [];
  });

/** Throws the first of {@link priceFaults}. */
export function requireFairPrices(merchants: readonly PricedMerchant[]): void {
  const [fault] = priceFaults(merchants);
  if (fault) throw new Error(fault);
}

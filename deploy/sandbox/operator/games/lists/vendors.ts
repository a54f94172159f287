import { getGameVendors, getVendorGameTypes } from '@tessera/shared/wire/games';
import type { OperatorContext } from '../../context.ts';
import type { GameKind } from '../catalogue/catalogue-game.ts';
import type { GameCategory } from '../catalogue/vendors.ts';
import { vendors } from '../catalogue/vendors.ts';
import { vendorName } from '../game-row.ts';
import type { OfferOf } from '../offer.ts';

/** The order of lanes is the order of the header's categories. */
const laneOrder: readonly GameCategory[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP'];
/** Vendors with this many of the most played games are marked hot. */
const hotVendorGames = 5;

export function answerVendors({ routes }: OperatorContext, offerOf: OfferOf): void {
  routes.handle(getGameVendors, async ({ merchant, language }) => {
    const { games } = offerOf(merchant);
    const lanes = laneOrder.flatMap((category) => {
      const inLane = games.filter((game) => game.category === category);
      const cards = vendors.flatMap(({ vassalage }) => {
        const own = inLane.filter((game) => game.vassalage === vassalage);
        if (own.length === 0) return [];
        const isHot = own.filter((game) => game.isHot).length >= hotVendorGames;
        return [{ vassalage, displayName: vendorName(vassalage, language), isHot, gameCount: own.length }];
      });
      return cards.length > 0 ? [{ title: category, gameType: category, cards }] : [];
    });
    return { data: { lanes } };
  });

  routes.handle(getVendorGameTypes, async ({ merchant }) => {
    const content: Record<string, Record<string, GameKind[]>> = {};
    for (const { category, vassalage, kind } of offerOf(merchant).games) {
      const ofCategory = content[category] ?? {};
      const kinds = ofCategory[vassalage] ?? [];
      if (!kinds.includes(kind)) kinds.push(kind);
      ofCategory[vassalage] = kinds;
      content[category] = ofCategory;
    }
    return { content };
  });
}

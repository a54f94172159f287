import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getGameVendors, getVendorGameTypes } from '@tessera/shared/wire/games';
import type { GameCategory, GameKind } from '../catalogue/catalogue-game.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { Offer, OfferOf } from '../offer.ts';
import { spokenLanguage } from '../spoken-language.ts';

/** The order of lanes is the order of the header's categories. */
const laneOrder: readonly GameCategory[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP'];
/** Vendors with this many of the most played games are marked hot; none while nothing was played. */
const hotVendorGames = 5;

type Lane = AnswerOf<typeof getGameVendors>['data']['lanes'][number];

function lanesOf({ catalogue, games, hot, countedDays }: Offer, language: string): Lane[] {
  const played = countedDays === null ? [] : hot;
  return laneOrder.flatMap((category) => {
    const inLane = games.filter((game) => game.category === category);
    const cards = catalogue.vendors.flatMap(({ vassalage, names }) => {
      const own = inLane.filter((game) => game.vassalage === vassalage);
      if (own.length === 0) return [];
      const isHot = played.filter((game) => own.includes(game)).length >= hotVendorGames;
      return [
        {
          vassalage,
          displayName: names[spokenLanguage(language)],
          isHot,
          gameCount: own.length,
          openCount: own.filter(({ isPlayable }) => isPlayable).length,
        },
      ];
    });
    return cards.length > 0 ? [{ title: category, gameType: category, cards }] : [];
  });
}

export function answerVendors({ routes }: CasinoNeeds, offerOf: OfferOf): void {
  routes.handleCached(getGameVendors, offerOf, (offer, language) => ({ data: { lanes: lanesOf(offer, language) } }));

  routes.handleCached(getVendorGameTypes, offerOf, ({ games }) => {
    const content: Record<string, Record<string, GameKind[]>> = {};
    for (const { category, vassalage, kind } of games) {
      const ofCategory = content[category] ?? {};
      const kinds = ofCategory[vassalage] ?? [];
      if (!kinds.includes(kind)) kinds.push(kind);
      ofCategory[vassalage] = kinds;
      content[category] = ofCategory;
    }
    return { content };
  });
}

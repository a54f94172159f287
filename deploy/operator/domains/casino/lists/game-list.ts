import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { foldGameText, gameMatcher, getGameList } from '@tessera/shared/wire/games';
import type { Merchant } from '../../merchants/index.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { type Named, spokenLanguages } from '../catalogue/names.ts';
import { gameRowOf } from '../game-row.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { type SpokenLanguage, spokenLanguage } from '../spoken-language.ts';
import { stakeMinor } from '../stakes.ts';

const folded = new WeakMap<Named, readonly string[]>();

/** Names in every language, folded once. */
function foldedNames(names: Named): readonly string[] {
  const known = folded.get(names);
  if (known) return known;
  const texts = [...new Set(spokenLanguages.map((language) => foldGameText(names[language])))];
  folded.set(names, texts);
  return texts;
}

/** Everything by which a game is found: its names and its vendor's. */
const searchTextsOf = ({ names, vendor }: CatalogueGame): readonly string[] => [
  ...foldedNames(names),
  ...foldedNames(vendor.names),
];

type Filter = RequestOf<typeof getGameList>;

function passes(filter: Filter, merchant: Merchant): (game: CatalogueGame) => boolean {
  const matches = gameMatcher(filter.gameName ?? '');
  return (game) =>
    (filter.gameClassify === undefined || game.kind === filter.gameClassify) &&
    (filter.isNew === undefined || game.isNew === filter.isNew) &&
    (filter.isPlayable === undefined || game.isPlayable === filter.isPlayable) &&
    (filter.volatility === undefined || game.volatility === filter.volatility) &&
    (filter.feature === undefined || game.features.includes(filter.feature)) &&
    (filter.minRtp === undefined || (game.rtp ?? 0) >= filter.minRtp) &&
    (filter.stakeUpTo === undefined || stakeMinor(game.stakes.minimum, merchant) <= filter.stakeUpTo) &&
    (!filter.gameName || searchTextsOf(game).some(matches));
}

/** They come in the order of the offer, which decides between equals. */
function inOrder(games: CatalogueGame[], sort: Filter['sort'], spoken: SpokenLanguage): CatalogueGame[] {
  switch (sort) {
    case 'popular':
      return games;
    case 'new':
      return games.sort((a, b) => Number(b.isNew) - Number(a.isNew));
    case 'rtp':
      return games.sort((a, b) => (b.rtp ?? 0) - (a.rtp ?? 0));
    case 'name': {
      const { compare } = new Intl.Collator(spoken);
      return games.sort((a, b) => compare(a.names[spoken], b.names[spoken]));
    }
  }
}

export function answerGameList({ routes }: CasinoNeeds, offerOf: OfferOf): void {
  routes.handle(getGameList, async ({ request, merchant, language }) => {
    const offer = offerOf(merchant);
    const within = offer.games.filter(
      (game) =>
        (!request.gameType || game.category === request.gameType) &&
        (!request.vassalage || game.vassalage === request.vassalage) &&
        // The most played are a list of their own, like a category.
        (request.isHot === undefined || offer.isHot(game) === request.isHot),
    );
    const found = inOrder(within.filter(passes(request, merchant)), request.sort, spokenLanguage(language));
    const start = (request.pageNo - 1) * request.pageSize;
    return {
      total: found.length,
      unfilteredTotal: within.length,
      pageNo: request.pageNo,
      pageSize: request.pageSize,
      list: found.slice(start, start + request.pageSize).map((game) => gameRowOf(game, { merchant, offer, language })),
    };
  });
}

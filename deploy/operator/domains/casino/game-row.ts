import type { GameRow } from '@tessera/shared/wire/games';
import type { Merchant } from '../merchants/index.ts';
import type { CatalogueGame } from './catalogue/catalogue-game.ts';
import type { Offer } from './offer.ts';
import { spokenLanguage } from './spoken-language.ts';
import { stakeMinor } from './stakes.ts';

export const vendorName = ({ vendor }: CatalogueGame, language: string): string =>
  vendor.names[spokenLanguage(language)];

/** Sports, e-sports and lottery entries open a lobby of their own. */
const lobbyCategories: readonly string[] = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];

/** Who a list is for: the merchant, what it offers, and the reader's language. */
export interface Reader {
  readonly merchant: Merchant;
  readonly offer: Offer;
  readonly language: string;
}

/** A game as a list shows it. */
export function gameRowOf(game: CatalogueGame, { merchant, offer, language }: Reader): GameRow {
  return {
    code: game.code,
    nodeId: game.nodeId,
    gameName: game.names[spokenLanguage(language)],
    vassalage: game.vassalage,
    vendorName: vendorName(game, language),
    gameType: game.category,
    gameClassify: game.kind,
    defaultPlayType: '',
    accountTypeName: game.category,
    isGame: lobbyCategories.includes(game.category) ? 'VASSALAGE' : 'GAME',
    defaultIcon: '',
    showIcon: false,
    rtp: game.rtp,
    volatility: game.volatility,
    maxWin: game.maxWin,
    hitRate: game.hitRate,
    minStake: stakeMinor(game.stakes.minimum, merchant),
    maxStake: stakeMinor(game.stakes.maximum, merchant),
    features: [...game.features],
    isNew: game.isNew,
    isHot: offer.isHot(game),
    isPlayable: game.isPlayable,
    hasFreePlay: game.isPlayable,
    rank: offer.rankOf(game),
  };
}

import type { GameRow } from '@tessera/shared/wire/games';
import type { Merchant } from '../merchants/index.ts';
import type { CatalogueGame } from './catalogue/catalogue-game.ts';
import { spokenLanguage } from './spoken-language.ts';
import { stakeMinor } from './stakes.ts';

export const vendorName = ({ vendor }: CatalogueGame, language: string): string =>
  vendor.names[spokenLanguage(language)];

/** Sports, e-sports and lottery entries open a lobby of their own. */
const lobbyCategories: readonly string[] = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];

/** A game as a list of this merchant shows it in this language. */
export function gameRowOf(game: CatalogueGame, merchant: Merchant, language: string): GameRow {
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
    isHot: game.isHot,
    isPlayable: game.isPlayable,
    hasFreePlay: game.isPlayable,
    rank: game.rank,
  };
}

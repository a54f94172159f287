import type { GameRow } from '@tessera/shared/wire/games';
import type { Merchant } from '../merchants/index.ts';
import type { CatalogueGame, GameCategory } from './catalogue/catalogue-game.ts';
import type { Named } from './catalogue/names.ts';
import type { Offer } from './offer.ts';
import { spokenLanguage } from './spoken-language.ts';
import { stakeMinor } from './stakes.ts';

export const vendorName = ({ vendor }: CatalogueGame, language: string): string =>
  vendor.names[spokenLanguage(language)];

/** The kind of games to which a stake is counted, as the records of a member name it. */
const accountTypeNames: Readonly<Record<GameCategory, Named>> = {
  RNG: { ko: '슬롯', en: 'Slots', vi: 'Slot', zh: '电子', ja: 'スロット', th: 'สล็อต' },
  LIVE: {
    ko: '라이브 카지노',
    en: 'Live casino',
    vi: 'Casino trực tiếp',
    zh: '真人',
    ja: 'ライブカジノ',
    th: 'คาสิโนสด',
  },
  SPORTS: { ko: '스포츠', en: 'Sports', vi: 'Thể thao', zh: '体育', ja: 'スポーツ', th: 'กีฬา' },
  ESPORTS: { ko: 'e스포츠', en: 'E-sports', vi: 'E-sports', zh: '电竞', ja: 'eスポーツ', th: 'อีสปอร์ต' },
  FISH: { ko: '피싱', en: 'Fishing', vi: 'Bắn cá', zh: '捕鱼', ja: 'フィッシング', th: 'ยิงปลา' },
  PVP: { ko: 'PVP', en: 'PVP', vi: 'Đối kháng', zh: '棋牌', ja: 'PVP', th: 'PVP' },
  LOTT: { ko: '복권', en: 'Lottery', vi: 'Xổ số', zh: '彩票', ja: '宝くじ', th: 'ลอตเตอรี่' },
  ELOTT: {
    ko: '전자복권',
    en: 'E-lottery',
    vi: 'Xổ số điện tử',
    zh: '电子彩票',
    ja: '電子宝くじ',
    th: 'ลอตเตอรี่ออนไลน์',
  },
};

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
    defaultPlayType: game.defaultPlay ?? '',
    accountTypeName: accountTypeNames[game.category][spokenLanguage(language)],
    isGame: game.isLobby ? 'VASSALAGE' : 'GAME',
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
    hasFreePlay: game.slot !== null,
    rank: offer.rankOf(game),
  };
}

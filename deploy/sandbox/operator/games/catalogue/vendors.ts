import type { ArtCategory } from '@tessera/shared/art';

export type GameCategory = ArtCategory;

/** An invented studio under a code that the specification or the wire needs (decision 26). */
export interface Vendor {
  readonly vassalage: string;
  readonly names: { readonly ko: string; readonly en: string; readonly vi: string };
  /** How many games of a category it has. */
  readonly games: Readonly<Partial<Record<GameCategory, number>>>;
}

const vendor = (vassalage: string, ko: string, en: string, games: Vendor['games']): Vendor => ({
  vassalage,
  names: { ko, en, vi: en },
  games,
});

/** In the order in which lanes and vendor chips show them. */
export const vendors: readonly Vendor[] = [
  vendor('PP', '루멘', 'Lumen', { RNG: 1204 }),
  vendor('PG', '온다', 'Onda', { RNG: 1108 }),
  vendor('JL', '헥사', 'Hexa', { RNG: 902, FISH: 14 }),
  vendor('CQ9', '문패스', 'Moonpath', { RNG: 864, FISH: 8 }),
  vendor('FC', '카이트', 'Kitehouse', { RNG: 748, FISH: 6 }),
  vendor('BGS', '블루핀', 'Bluefin', { RNG: 660, FISH: 20 }),
  vendor('BNG', '노스윈드', 'Northwind', { RNG: 612 }),
  vendor('PLN', '페이퍼레인', 'Paperlane', { RNG: 540 }),
  vendor('GRN', '그래닛', 'Granite', { RNG: 466 }),
  vendor('FRW', '펀우드', 'Fernwood', { RNG: 388 }),
  vendor('SBX', '솔트박스', 'Saltbox', { RNG: 322 }),
  vendor('VLR', '벨루르', 'Velour', { RNG: 264 }),
  vendor('OKA', '오카리나', 'Ocarina', { RNG: 198 }),
  vendor('TWG', '트위그', 'Twig', { RNG: 136 }),
  vendor('MRD', '메리디안', 'Meridian', { LIVE: 96 }),
  vendor('CDL', '칸델라', 'Candela', { LIVE: 72 }),
  vendor('PRL', '파를러', 'Parlour', { LIVE: 46 }),
  vendor('FLD', '필드라인', 'Fieldline', { SPORTS: 280 }),
  vendor('TRK', '트랙사이드', 'Trackside', { SPORTS: 120 }),
  vendor('DS88', '더비 88', 'Derby 88', { SPORTS: 80 }),
  vendor('RND', '라운드테이블', 'Roundtable', { PVP: 36 }),
  vendor('TCG_SEA', '타이드 로또', 'Tide Lotto', { LOTT: 120, ELOTT: 180 }),
  vendor('DRW', '드로우하우스', 'Drawhouse', { LOTT: 80, ELOTT: 120 }),
  vendor('IMES', '이지스', 'Aegis', { ESPORTS: 140 }),
  vendor('TF', '토치', 'Torch', { ESPORTS: 100 }),
  vendor('IA', '인디고 아레나', 'Indigo Arena', { ESPORTS: 70 }),
];

const byCode = new Map(vendors.map((one) => [one.vassalage, one]));

export const vendorOf = (vassalage: string): Vendor | undefined => byCode.get(vassalage);

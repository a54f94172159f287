import type { GameCategory, Vendor } from '../../domains/casino/index.ts';
import { words } from './words/word-table.ts';

/** An invented studio under a code that the specification or the wire needs (decision 26). */
export interface DemoVendor extends Vendor {
  /** How many games of a category it has. */
  readonly games: Readonly<Partial<Record<GameCategory, number>>>;
}

/** `row` is ko | en | zh | ja; readers of Vietnamese and Thai know a studio by its Latin name. */
function vendor(vassalage: string, row: string, games: DemoVendor['games']): DemoVendor {
  const [ko, en, zh, ja] = row.split('|');
  return { vassalage, names: words([ko, en, en, zh, ja, en].join('|')), games };
}

/** In the order in which lists show them. */
export const vendors: readonly DemoVendor[] = [
  vendor('PP', '루멘|Lumen|流明|ルーメン', { RNG: 1204 }),
  vendor('PG', '온다|Onda|昂达|オンダ', { RNG: 1108 }),
  vendor('JL', '헥사|Hexa|海克萨|ヘキサ', { RNG: 902, FISH: 14 }),
  vendor('CQ9', '문패스|Moonpath|月路|ムーンパス', { RNG: 864, FISH: 8 }),
  vendor('FC', '카이트|Kitehouse|风筝屋|カイトハウス', { RNG: 748, FISH: 6 }),
  vendor('BGS', '블루핀|Bluefin|蓝鳍|ブルーフィン', { RNG: 660, FISH: 20 }),
  vendor('BNG', '노스윈드|Northwind|北风|ノースウィンド', { RNG: 612 }),
  vendor('PLN', '페이퍼레인|Paperlane|纸巷|ペーパーレーン', { RNG: 540 }),
  vendor('GRN', '그래닛|Granite|花岗石|グラナイト', { RNG: 466 }),
  vendor('FRW', '펀우드|Fernwood|蕨林|ファーンウッド', { RNG: 388 }),
  vendor('SBX', '솔트박스|Saltbox|盐盒|ソルトボックス', { RNG: 322 }),
  vendor('VLR', '벨루르|Velour|丝绒|ベロア', { RNG: 264 }),
  vendor('OKA', '오카리나|Ocarina|陶笛|オカリナ', { RNG: 198 }),
  vendor('TWG', '트위그|Twig|嫩枝|トゥイッグ', { RNG: 136 }),
  vendor('MRD', '메리디안|Meridian|子午线|メリディアン', { LIVE: 96 }),
  vendor('CDL', '칸델라|Candela|坎德拉|カンデラ', { LIVE: 72 }),
  vendor('PRL', '파를러|Parlour|雅厅|パーラー', { LIVE: 46 }),
  vendor('FLD', '필드라인|Fieldline|场线|フィールドライン', { SPORTS: 280 }),
  vendor('TRK', '트랙사이드|Trackside|跑道|トラックサイド', { SPORTS: 120 }),
  vendor('DS88', '더비 88|Derby 88|德比 88|ダービー 88', { SPORTS: 80 }),
  vendor('RND', '라운드테이블|Roundtable|圆桌|ラウンドテーブル', { PVP: 36 }),
  vendor('TCG_SEA', '타이드 로또|Tide Lotto|潮汐彩票|タイドロト', { LOTT: 2, ELOTT: 1 }),
  vendor('IMES', '이지스|Aegis|神盾|イージス', { ESPORTS: 140 }),
  vendor('TF', '토치|Torch|火炬|トーチ', { ESPORTS: 100 }),
  vendor('IA', '인디고 아레나|Indigo Arena|靛蓝竞技|インディゴアリーナ', { ESPORTS: 70 }),
];

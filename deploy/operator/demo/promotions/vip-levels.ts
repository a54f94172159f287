import { addLadder } from '../../domains/vip/index.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';

/** Name by language, then the turnover that a level needs in all and in a month, in smallest deposits of the merchant. */
const levels = [
  [{ EN: 'Member', KO: '일반', JA: 'メンバー', CN: '会员', TH: 'สมาชิก', VI: 'Thành viên' }, 0, 0],
  [{ EN: 'Bronze', KO: '브론즈', JA: 'ブロンズ', CN: '青铜', TH: 'บรอนซ์', VI: 'Đồng' }, 50, 10],
  [{ EN: 'Silver', KO: '실버', JA: 'シルバー', CN: '白银', TH: 'ซิลเวอร์', VI: 'Bạc' }, 500, 50],
  [{ EN: 'Gold', KO: '골드', JA: 'ゴールド', CN: '黄金', TH: 'โกลด์', VI: 'Vàng' }, 2500, 250],
  [{ EN: 'Platinum', KO: '플래티넘', JA: 'プラチナ', CN: '铂金', TH: 'แพลทินัม', VI: 'Bạch kim' }, 10_000, 1000],
  [{ EN: 'Diamond', KO: '다이아몬드', JA: 'ダイヤモンド', CN: '钻石', TH: 'ไดมอนด์', VI: 'Kim cương' }, 50_000, 5000],
] as const;

/** A gift for the birthday by level, in smallest deposits. */
const birthdays = [0, 1, 3, 10, 25, 50];

/** Hundredths of a percent of settled bets that the lowest and the highest level get back, by product. */
const cashbackRates: readonly (readonly [product: string, lowest: number, highest: number])[] = [
  ['RNG', 30, 80],
  ['FISH', 30, 80],
  ['LIVE', 20, 60],
  ['PVP', 20, 45],
  ['SPORTS', 25, 75],
  ['ESPORTS', 25, 75],
  ['LOTT', 10, 35],
  ['ELOTT', 10, 35],
];
const cashbackOf = (rank: number) =>
  Object.fromEntries(
    cashbackRates.map(([product, lowest, highest]) => [
      product,
      lowest + Math.round(((highest - lowest) * rank) / (levels.length - 1)),
    ]),
  );

/** Six levels for every merchant; the highest is above the rank from which the VIP service answers. */
export const vipLevelsSeed: Seed = {
  name: 'vip-levels-1',
  module: 'vip',
  async run({ db, clock, merchants }) {
    for (const merchant of merchants.all()) {
      const { minor } = amountsOf(merchant);
      await addLadder(
        db,
        merchant.code,
        levels.map(([names, total, monthly], rank) => ({
          names,
          totalMinor: minor(total),
          monthlyMinor: minor(monthly),
          birthdayMinor: minor(birthdays[rank] ?? 0),
          cashback: cashbackOf(rank),
        })),
        { by: 'demo', at: clock.now() },
      );
    }
  },
};

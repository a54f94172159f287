import type { TournamentPlan } from '@tessera/shared/wire/promotions';
import { publishTournament } from '../../domains/tournaments/index.ts';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';

interface DemoTournament {
  readonly merchant: string;
  readonly startsInHours: number;
  readonly hours: number;
  readonly texts: TournamentPlan['texts'];
  readonly counts: Pick<TournamentPlan, 'products' | 'rule' | 'minimumRounds' | 'maximumRounds'>;
  /** Prizes and the smallest stake, in smallest deposits of the merchant. */
  readonly prizes: readonly (readonly [from: number, to: number, deposits: number])[];
  readonly minimumStake: number;
}

const demo: readonly DemoTournament[] = [
  {
    merchant: 'aurora',
    startsInHours: 0,
    hours: 6 * 24,
    texts: {
      KO: {
        name: '주간 최고 배수',
        about: '슬롯 한 판의 배수가 가장 높은 회원이 1위입니다. 베팅 금액의 크기는 순위에 영향을 주지 않습니다.',
      },
      EN: {
        name: 'Best multiple of the week',
        about: 'The highest multiple of one slot round wins. How much you stake makes no difference.',
      },
      VI: {
        name: 'Hệ số cao nhất tuần',
        about: 'Vòng slot có hệ số cao nhất đứng đầu. Mức cược lớn hay nhỏ không ảnh hưởng thứ hạng.',
      },
      TH: { name: 'ตัวคูณสูงสุดประจำสัปดาห์', about: 'ผู้ที่ได้ตัวคูณสูงสุดในสล็อตหนึ่งรอบได้อันดับหนึ่ง จำนวนเงินเดิมพันไม่มีผลต่ออันดับ' },
      CN: { name: '本周最高倍数', about: '老虎机单局倍数最高者获得第一名，投注金额大小不影响排名。' },
      JA: {
        name: '今週の最高倍率',
        about: 'スロット1回の倍率がもっとも高い会員が1位です。賭け金の大きさは順位に影響しません。',
      },
    },
    counts: { products: ['RNG'], rule: { kind: 'best-multiple' }, minimumRounds: 5, maximumRounds: 100 },
    prizes: [
      [1, 1, 20],
      [2, 3, 10],
      [4, 10, 3],
    ],
    minimumStake: 0.02,
  },
  {
    merchant: 'lotus',
    startsInHours: 24,
    hours: 3 * 24,
    texts: {
      KO: {
        name: '세 판의 기록',
        about: '연속 열 판 가운데 가장 좋은 세 판의 배수를 더합니다. 베팅 금액의 크기는 순위에 영향을 주지 않습니다.',
      },
      EN: {
        name: 'Three good rounds',
        about: 'The three best multiples of ten rounds in a row are added up. How much you stake makes no difference.',
      },
      VI: {
        name: 'Ba vòng đẹp',
        about: 'Cộng ba hệ số cao nhất trong mười vòng liên tiếp. Mức cược lớn hay nhỏ không ảnh hưởng thứ hạng.',
      },
      TH: { name: 'สามรอบที่ดีที่สุด', about: 'รวมตัวคูณที่ดีที่สุดสามรอบจากสิบรอบติดต่อกัน จำนวนเงินเดิมพันไม่มีผลต่ออันดับ' },
      CN: { name: '三局好成绩', about: '连续十局中最高的三个倍数相加，投注金额大小不影响排名。' },
      JA: {
        name: 'ベスト3',
        about: '続けて遊んだ10回のうち、倍率の高い3回を合計します。賭け金の大きさは順位に影響しません。',
      },
    },
    counts: {
      ...{ products: ['RNG', 'FISH'], minimumRounds: 10, maximumRounds: 100 },
      rule: { kind: 'best-run', rounds: 10, best: 3 },
    },
    prizes: [
      [1, 1, 30],
      [2, 5, 8],
    ],
    minimumStake: 0.05,
  },
];

/** A running tournament at aurora and a coming one at lotus; both are held again each week. */
export const tournamentsSeed: Seed = {
  name: 'tournaments-1',
  module: 'tournaments',
  async run(services) {
    const now = services.clock.now().getTime();
    for (const { merchant: code, startsInHours, hours, texts, counts, prizes, minimumStake } of demo) {
      const merchant = services.merchants.byCode(code);
      if (!merchant) continue;
      const { minor } = amountsOf(merchant);
      const startsAt = new Date(now + startsInHours * hourMs);
      const plan: TournamentPlan = {
        ...{ ...counts, texts, games: [] },
        minimumStakeMinor: Math.max(1, Math.round(minor(minimumStake))),
        prizes: prizes.map(([from, to, deposits]) => ({ from, to, amountMinor: minor(deposits) })),
      };
      const endsAt = new Date(startsAt.getTime() + hours * hourMs);
      await publishTournament(services, { merchant: code, plan, startsAt, endsAt, isWeekly: true }, 'demo');
    }
  },
};

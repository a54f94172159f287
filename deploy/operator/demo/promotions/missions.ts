import { addMission, type Names, type NewMission } from '../../domains/missions/index.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';

interface DemoMission extends Pick<NewMission, 'id' | 'period'> {
  readonly names: Names;
  readonly kind: NewMission['rules']['kind'];
  readonly category: NewMission['rules']['category'];
  /** Of kinds that count stakes in smallest deposits of the merchant. */
  readonly target: number;
  /** In smallest deposits of the merchant. */
  readonly reward: number;
  /** How many rewards there are in all. */
  readonly rewards: number;
}

const missions: readonly DemoMission[] = [
  {
    id: 'slot-walk',
    names: {
      EN: 'Slot stroll',
      KO: '슬롯 산책',
      JA: 'スロット散歩',
      CN: '老虎机漫步',
      TH: 'เดินเล่นในสล็อต',
      VI: 'Dạo quanh slot',
    },
    ...{ period: 'daily', kind: 'stake', category: 'RNG', target: 2, reward: 0.05, rewards: 2000 },
  },
  {
    id: 'three-bets',
    names: {
      EN: 'Three bets',
      KO: '베팅 세 건',
      JA: 'ベット3回',
      CN: '三笔投注',
      TH: 'เดิมพันสามครั้ง',
      VI: 'Ba lượt cược',
    },
    ...{ period: 'daily', kind: 'bets', category: null, target: 3, reward: 0.02, rewards: 5000 },
  },
  {
    id: 'draw-day',
    names: {
      EN: 'A ticket a day',
      KO: '하루 한 장',
      JA: '1日1枚',
      CN: '每日一注',
      TH: 'วันละหนึ่งโพย',
      VI: 'Mỗi ngày một vé',
    },
    ...{ period: 'daily', kind: 'bets', category: 'ELOTT', target: 1, reward: 0.02, rewards: 5000 },
  },
  {
    id: 'five-games',
    names: {
      EN: 'Look around',
      KO: '게임 둘러보기',
      JA: 'ゲームめぐり',
      CN: '游戏巡礼',
      TH: 'สำรวจเกม',
      VI: 'Khám phá trò chơi',
    },
    ...{ period: 'weekly', kind: 'games', category: null, target: 5, reward: 0.2, rewards: 1000 },
  },
  {
    id: 'three-days',
    names: {
      EN: 'Three days of the week',
      KO: '일주일에 사흘',
      JA: '週に3日',
      CN: '每周三天',
      TH: 'สัปดาห์ละสามวัน',
      VI: 'Ba ngày trong tuần',
    },
    ...{ period: 'weekly', kind: 'days', category: null, target: 3, reward: 0.2, rewards: 1000 },
  },
  {
    id: 'live-table',
    names: {
      EN: 'At the live table',
      KO: '라이브 테이블',
      JA: 'ライブテーブル',
      CN: '真人赌桌',
      TH: 'โต๊ะสด',
      VI: 'Bàn chơi trực tiếp',
    },
    ...{ period: 'weekly', kind: 'stake', category: 'LIVE', target: 10, reward: 0.25, rewards: 800 },
  },
];

/** Six missions for the merchants that have promotions. */
export const missionsSeed: Seed = {
  name: 'missions-1',
  module: 'missions',
  async run({ db, clock, merchants }) {
    for (const code of ['aurora', 'lotus']) {
      const merchant = merchants.byCode(code);
      if (!merchant) continue;
      const minor = (count: number) => Math.round(amountsOf(merchant).minor(count));
      for (const { id, period, names, kind, category, target, reward, rewards } of missions) {
        const rewardMinor = minor(reward);
        const rules = { kind, category, target: kind === 'stake' ? minor(target) : target, rewardMinor };
        const budgetMinor = rewardMinor * rewards;
        await addMission(db, code, { id, period, names, rules, budgetMinor }, { by: 'demo', at: clock.now() });
      }
    }
  },
};

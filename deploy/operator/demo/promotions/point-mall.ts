import { addPointRules, addReward, type Names } from '../../domains/points/index.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';

interface DemoReward {
  readonly id: string;
  readonly names: Names;
  readonly details: Names;
  /** Hundredths of a point. */
  readonly points: number;
  /** In smallest deposits of the merchant; null for goods. */
  readonly credit: number | null;
  readonly stock: number | null;
}

const creditDetails: Names = {
  EN: 'Cash without turnover, credited at once.',
  KO: '베팅 조건 없는 현금, 즉시 지급됩니다.',
  JA: '賭け条件なしの現金。すぐに反映されます。',
  CN: '无流水要求的现金，立即到账。',
  TH: 'เงินสดไม่ต้องทำเทิร์น เข้าบัญชีทันที',
  VI: 'Tiền mặt không cần vòng cược, cộng ngay.',
};
const goodsDetails: Names = {
  EN: 'Customer service asks where to send it. Sandbox: nothing is really sent.',
  KO: '고객센터에서 받을 곳을 확인합니다. 샌드박스: 실제로 발송되지 않습니다.',
  JA: 'お届け先はカスタマーサービスが確認します。サンドボックス：実際には発送されません。',
  CN: '客服会确认收货地址。沙盒环境：不会真正寄出。',
  TH: 'ฝ่ายบริการลูกค้าจะสอบถามที่อยู่จัดส่ง แซนด์บ็อกซ์: ไม่มีการส่งจริง',
  VI: 'Bộ phận hỗ trợ sẽ hỏi nơi nhận. Sandbox: không gửi hàng thật.',
};

const rewards: readonly DemoReward[] = [
  {
    id: 'credit-small',
    names: {
      EN: 'Small credit',
      KO: '소액 크레딧',
      JA: '小額クレジット',
      CN: '小额彩金',
      TH: 'เครดิตเล็ก',
      VI: 'Gói tiền nhỏ',
    },
    details: creditDetails,
    points: 100_000,
    credit: 1,
    stock: null,
  },
  {
    id: 'credit-large',
    names: {
      EN: 'Large credit',
      KO: '고액 크레딧',
      JA: '大口クレジット',
      CN: '大额彩金',
      TH: 'เครดิตใหญ่',
      VI: 'Gói tiền lớn',
    },
    details: creditDetails,
    points: 900_000,
    credit: 10,
    stock: null,
  },
  {
    id: 'towel',
    names: {
      EN: 'Beach towel',
      KO: '비치 타월',
      JA: 'ビーチタオル',
      CN: '沙滩巾',
      TH: 'ผ้าเช็ดตัวชายหาด',
      VI: 'Khăn tắm biển',
    },
    details: goodsDetails,
    points: 250_000,
    credit: null,
    stock: 40,
  },
  {
    id: 'headphones',
    names: { EN: 'Headphones', KO: '헤드폰', JA: 'ヘッドホン', CN: '头戴式耳机', TH: 'หูฟัง', VI: 'Tai nghe' },
    details: goodsDetails,
    points: 2_500_000,
    credit: null,
    stock: 5,
  },
];

/** Spec §9: the rates per product; a base amount is the smallest deposit, and 1,000 points are one. Lottery and deposits have no rate. */
export const pointMallSeed: Seed = {
  name: 'point-mall-1',
  module: 'points',
  async run({ db, clock, merchants }) {
    for (const merchant of merchants.all()) {
      const { minor } = amountsOf(merchant);
      const rules = {
        baseMinor: minor(1),
        rates: { slots: 120, live: 70, sports: 100, pvp: 100 },
        ratio: { points: 100_000, amountMinor: minor(1) },
        minimumPoints: 1000,
      };
      await addPointRules(db, merchant.code, rules, { by: 'demo', at: clock.now() });
      for (const { credit, ...reward } of rewards)
        await addReward(db, merchant.code, { ...reward, creditMinor: credit === null ? null : minor(credit) });
    }
  },
};

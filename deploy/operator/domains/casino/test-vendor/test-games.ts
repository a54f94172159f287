import type { GameEntry, GameKind, Vendor } from '../catalogue/catalogue-game.ts';
import type { Named } from '../catalogue/names.ts';

/** The name under which the test vendor signs, and its code on the wire. */
export const testVendorName = 'test-vendor';
export const testVendorCode = 'TEST';

export const testVendorEntry: Vendor = {
  vassalage: testVendorCode,
  names: { ko: '테스트', en: 'Test', vi: 'Thử nghiệm', zh: '测试', ja: 'テスト', th: 'ทดสอบ' },
};

/** The products that have no game to open yet. */
export const testProducts = ['LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS'] as const;
type TestProduct = (typeof testProducts)[number];

const codeOf = (product: TestProduct): string => `${testVendorCode}-${product}`;

export function testProductOf(code: string): TestProduct {
  const product = testProducts.find((one) => codeOf(one) === code);
  if (!product) throw new Error(`The test vendor has no game "${code}".`);
  return product;
}

const game = (category: TestProduct, kind: GameKind, names: Named): GameEntry => ({
  code: codeOf(category),
  vassalage: testVendorCode,
  category,
  kind,
  names,
  rtp: null,
  volatility: null,
  maxWin: null,
  hitRate: null,
  stakes: { minimum: 0.01, maximum: 5000 },
  features: [],
  isNew: false,
  isPlayable: false,
  isUnlisted: true,
  slot: null,
});

/** One game of each of these products. */
export const testGames: readonly GameEntry[] = [
  game('LIVE', 'TABLE', {
    ko: '테스트 바카라',
    en: 'Test Baccarat',
    vi: 'Baccarat thử nghiệm',
    zh: '测试百家乐',
    ja: 'テストバカラ',
    th: 'บาคาร่าทดสอบ',
  }),
  game('FISH', 'HUNT', {
    ko: '테스트 피싱',
    en: 'Test Fishing',
    vi: 'Bắn cá thử nghiệm',
    zh: '测试捕鱼',
    ja: 'テストフィッシング',
    th: 'ยิงปลาทดสอบ',
  }),
  game('SPORTS', 'BOOK', {
    ko: '테스트 축구 경기',
    en: 'Test Football Match',
    vi: 'Trận bóng đá thử nghiệm',
    zh: '测试足球比赛',
    ja: 'テストサッカー試合',
    th: 'แมตช์ฟุตบอลทดสอบ',
  }),
  game('PVP', 'ROOM', {
    ko: '테스트 포커',
    en: 'Test Poker',
    vi: 'Poker thử nghiệm',
    zh: '测试扑克',
    ja: 'テストポーカー',
    th: 'โป๊กเกอร์ทดสอบ',
  }),
  game('ESPORTS', 'BOOK', {
    ko: '테스트 e스포츠 경기',
    en: 'Test E-sports Match',
    vi: 'Trận E-sports thử nghiệm',
    zh: '测试电竞比赛',
    ja: 'テストeスポーツ試合',
    th: 'แมตช์อีสปอร์ตทดสอบ',
  }),
];

import { currencyOf } from '../money/money.ts';
import {
  formatAmount,
  formatCompact,
  formatCount,
  formatDate,
  formatDecimals,
  formatKoreanUnits,
  formatMoney,
  formatMyriads,
  formatPercent,
  formatSignedCompact,
  formatSignedMoney,
  formatSignedPercent,
  formatTimeLeft,
  formatWeekday,
} from './index.ts';

const P = currencyOf('P');
const DIEM = currencyOf('DIEM');

describe('full figures', () => {
  it("each merchant's money has its own format", () => {
    expect(formatMoney(128_450_000, P, 'ko')).toBe('1,284,500.00 P');
    expect(formatMoney(1_284_500, DIEM, 'vi')).toBe('1.284.500 điểm');
    expect(formatMoney(1_248_050, P, 'en')).toBe('12,480.50 P');
  });

  it('Vietnamese decimals follow a comma', () => expect(formatAmount(123_456_705, P, 'vi')).toBe('1.234.567,05'));

  it('less than one unit keeps its zeros', () => expect(formatAmount(5, P, 'ko')).toBe('0.05'));

  it('the largest safe amount is exact', () =>
    expect(formatAmount(Number.MAX_SAFE_INTEGER, P, 'en')).toBe('90,071,992,547,409.91'));

  it('plus and minus signs are shown, zero has none', () => {
    expect(formatSignedMoney(1_040_000, P, 'ko')).toBe('+10,400.00 P');
    expect(formatSignedMoney(-760_000, P, 'ko')).toBe('−7,600.00 P');
    expect(formatSignedMoney(0, P, 'ko')).toBe('0.00 P');
    expect(formatSignedPercent(-0.018, 'ko')).toBe('−1.8%');
    expect(formatSignedPercent(0.124, 'vi')).toBe('+12,4%');
    expect(formatPercent(96.5, 'vi')).toBe('96,5%');
    expect(formatPercent(97, 'en')).toBe('97.0%');
    expect(formatSignedPercent(0, 'ko')).toBe('0.0%');
  });

  it('half a minor unit is refused', () => expect(() => formatAmount(0.5, P, 'ko')).toThrow(RangeError));

  it('counts are grouped by language', () => {
    expect(formatCount(1036, 'vi')).toBe('1.036');
    expect(formatCount(8412, 'ko')).toBe('8,412');
  });

  it.each(['ko', 'en', 'vi', 'zh', 'ja', 'th'])('decimals in %s have their least and their most digits', (language) => {
    const mark = language === 'vi' ? ',' : '.';
    expect(formatDecimals(2, language, [1, 3])).toBe(`2${mark}0`);
    expect(formatDecimals(1.9584, language, [1, 3])).toBe(`1${mark}958`);
    expect(formatDecimals(97.25, language, [1, 1])).toBe(`97${mark}3`);
    expect(formatDecimals(12_345.5, language, [1, 3])).toBe(`12${language === 'vi' ? '.' : ','}345${mark}5`);
  });
});

describe('만 and 억', () => {
  it.each([
    [30_000_000, '30만'],
    [184_230_000, '184만 2,300'],
    [12_840_000_000, '1억 2,840만'],
    [1_000_000, '1만'],
    [100_000, '1천'],
    [50_000, '5백'],
    [123_400, '1,234'],
    [1_000_050, '1만 0.5'],
    [-2_000_000, '−2만'],
    [0, '0'],
  ])('%i minor units are %s in Korean units', (minor, text) => expect(formatKoreanUnits(minor, P)).toBe(text));

  it.each([
    [25_400_000, '25.4만'],
    [25_499_900, '25.4만'],
    [341_200_000, '341.2만'],
    [3_412_345_600, '3,412만'],
    [12_840_567_800, '1억 2,840만'],
    [930_000, '9,300'],
  ])('%i minor units are %s in short form', (minor, text) => expect(formatCompact(minor, P, 'ko')).toBe(text));

  it.each([
    [999, '999'],
    [10_000, '10K'],
    [400_000, '400K'],
    [1_000_000, '1 triệu'],
    [12_840_567, '12,8 triệu'],
    [2_500_000_000, '2,5 tỷ'],
  ])('%i đồng are %s in Vietnamese, as players write them', (minor, text) =>
    expect(formatCompact(minor, { ...P, exponent: 0 }, 'vi')).toBe(text),
  );

  it('Chinese and Japanese use their own units, without a space between', () => {
    expect(formatMyriads(12_840_230_000, P, 'zh')).toBe('1亿2,840万2,300');
    expect(formatMyriads(12_840_230_000, P, 'ja')).toBe('1億2,840万2,300');
    expect(formatMyriads(100_000, P, 'zh')).toBe('1千');
    expect(formatMyriads(50_000, P, 'ja')).toBe('500');
    expect(formatCompact(25_499_900, P, 'zh')).toBe('25.4万');
    expect(formatCompact(12_840_567_800, P, 'ja')).toBe('1億2,840万');
    expect(formatSignedCompact(-3_412_345_600, P, 'zh')).toBe('−3,412万');
  });

  it('other languages use their own short forms', () => {
    expect(formatCompact(1_284_500, DIEM, 'th')).toBe('1.2M');
    expect(formatCompact(1_284_500, DIEM, 'en')).toBe('1.2M');
    expect(formatSignedCompact(25_400_000, P, 'ko')).toBe('+25.4만');
  });
});

describe('dates and clocks', () => {
  const moment = Date.UTC(2026, 10, 20, 15, 4, 9);

  it('patterns are filled in the merchant’s time zone, hours from 00 to 23', () => {
    expect(formatDate('yyyy-MM-dd hh:mm:ss', moment, 'Asia/Seoul')).toBe('2026-11-21 00:04:09');
    expect(formatDate('dd/MM/yyyy', moment, 'Asia/Ho_Chi_Minh')).toBe('20/11/2026');
    expect(formatDate('M-d h:m:s', moment, 'UTC')).toBe('11-20 15:4:9');
    expect(formatDate('yy.MM', moment, 'UTC')).toBe('26.11');
  });

  it.each([
    ['ko', '토요일'],
    ['en', 'Saturday'],
    ['vi', 'Thứ Bảy'],
    ['zh', '星期六'],
    ['ja', '土曜日'],
    ['th', 'วันเสาร์'],
  ])('the day of the week in %s is %s where it is Saturday already', (language, day) => {
    expect(formatWeekday(moment, 'Asia/Seoul', language)).toBe(day);
    expect(formatWeekday(moment, 'UTC', language)).not.toBe(day);
  });

  it('time left counts a started second as whole and stops at zero', () => {
    expect(formatTimeLeft(37_000)).toBe('0:37');
    expect(formatTimeLeft(36_001)).toBe('0:37');
    expect(formatTimeLeft(128_000)).toBe('2:08');
    expect(formatTimeLeft(3_725_000)).toBe('1:02:05');
    expect(formatTimeLeft(-5)).toBe('0:00');
  });
});

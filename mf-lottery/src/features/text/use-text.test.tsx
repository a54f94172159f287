import { ApiError } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { startTestPage } from '@tessera/shared/testing';
import { useErrorText } from '@tessera/shared/text';
import { renderHook } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { useText } from './use-text.ts';

describe('odds and rates', () => {
  beforeAll(() => startTestPage({ lottery: messages }));
  afterAll(() => i18n.changeLanguage('ko'));

  it.each(['ko', 'en', 'zh', 'ja', 'th'])(
    'in %s have a decimal point, and one figure where both ends are equal',
    async (language) => {
      await i18n.changeLanguage(language);
      const { odds, rate } = renderHook(() => useText()).result.current;
      expect(odds([1.9584, 1.9584])).toBe('1.958');
      expect(odds([2, 1234.5])).toBe('2.0–1,234.5');
      expect(rate([0.9725, 0.9725])).toBe('97.3%');
      expect(rate([0.9, 0.98])).toBe('90.0–98.0%');
      expect(rate([0.97, 0.9701])).toBe('97.0%');
      expect(odds([1.98, 1.9804])).toBe('1.98');
    },
  );

  it('have chances as small fractions, as percentages, or as about one of so many where they are rare', async () => {
    await i18n.changeLanguage('ko');
    const { chance, option } = renderHook(() => useText()).result.current;
    expect(chance({ wins: 2, of: 11 })).toBe('2/11');
    expect(chance({ wins: 1, of: 100_000 })).toBe('1/100,000');
    expect(chance({ wins: 61_091, of: 125_970 })).toBe('48.50%');
    expect(chance({ wins: 184_756, of: 1_646_492_110_120 })).toBe('1/8,911,711');
    expect([option('0102'), option('0102030405')]).toEqual(['0102', '01 02 03 04 05']);
  });

  it('in Vietnamese have a decimal comma', async () => {
    await i18n.changeLanguage('vi');
    const { odds, rate, chance } = renderHook(() => useText()).result.current;
    expect(odds([2, 1234.5])).toBe('2,0–1.234,5');
    expect(chance({ wins: 1, of: 100_000 })).toBe('1/100.000');
    expect(rate([0.9725, 0.9725])).toBe('97,3%');
  });
});

it('draws by a calendar have their year in a list of several years, and in no other', () => {
  startTestPage({ lottery: messages });
  const { issuesIn } = renderHook(() => useText()).result.current;
  const [december, january] = ['20261225-0000', '20270101-0000'];
  expect([december, january].map(issuesIn([december, january]))).toEqual(['2026-12-25', '2027-01-01']);
  expect(issuesIn([december])(december)).toBe('12/25');
  expect(issuesIn(['20261231-1440', '20270101-0001'])('20270101-0001')).toBe('0101-0001');
});

it('a bet above the maximum of a bonus is refused with the rule and the amount', () => {
  startTestPage({ lottery: messages });
  const { current: errorText } = renderHook(() => useErrorText('lottery')).result;
  const refused = (flags: Record<string, unknown>) =>
    errorText(new ApiError('rejected', 'lottery.place-bets', 'stake.bonus.maximum', flags));
  expect(refused({ limitMinor: 5_000_000 })).toMatch(/롤링하는 동안.*최대 50,000(\.00)? P까지/);
  expect(refused({})).toBe(messages.error.stake_bonus_maximum);
});

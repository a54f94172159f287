import { i18n } from '@tessera/shared/i18n';
import { startTestPage } from '@tessera/shared/testing';
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
    },
  );

  it('in Vietnamese have a decimal comma', async () => {
    await i18n.changeLanguage('vi');
    const { odds, rate } = renderHook(() => useText()).result.current;
    expect(odds([2, 1234.5])).toBe('2,0–1.234,5');
    expect(rate([0.9725, 0.9725])).toBe('97,3%');
  });
});

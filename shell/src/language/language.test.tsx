import { bus } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
import { installNavigation } from '@tessera/shared/router';
import { removeStored, writeStored } from '@tessera/shared/session';
import { fakeOperator, signInForTest, startTestPage } from '@tessera/shared/testing';
import { updateLanguage } from '@tessera/shared/wire/system';
import messages from '../../locales/ko.json';
import { chooseLanguage, settleLanguage, startLanguage } from './language.ts';

const merchant = { languages: ['ko', 'en'], defaultLanguage: 'ko' } as Parameters<typeof startLanguage>[0];

beforeAll(() => startTestPage({ shell: messages }));
beforeEach(() => {
  for (const key of ['lang', 'hisLang'] as const) removeStored(key);
});

describe('the language of the page', () => {
  it("is the merchant's default on the first visit", () => {
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('is the one chosen before, if the merchant still offers it', () => {
    writeStored('hisLang', 'en');
    expect(startLanguage(merchant)).toBe('en');
    writeStored('hisLang', 'th');
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('is stored as lang, and as hisLang only when it was chosen', () => {
    settleLanguage('ko');
    expect(localStorage.getItem('lang')).toBe('"ko"');
    expect(localStorage.getItem('hisLang')).toBeNull();
  });

  it('is that of the address, which counts as chosen only where nothing was chosen before', () => {
    window.history.replaceState(null, '', '/rng?lang=en');
    expect(startLanguage(merchant)).toBe('en');
    expect(localStorage.getItem('hisLang')).toBe('"en"');
    writeStored('hisLang', 'ko');
    expect(startLanguage(merchant)).toBe('en');
    expect(localStorage.getItem('hisLang')).toBe('"ko"');
    window.history.replaceState(null, '', '/rng?lang=th');
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('leaves the address when another is chosen, and nothing else of it', async () => {
    const went = jest.fn();
    installNavigation(went);
    window.history.replaceState(null, '', '/rng?lang=en&page=PG#top');
    await chooseLanguage('ko');
    expect(went.mock.calls).toEqual([['/rng?page=PG#top', { replace: true }]]);
    window.history.replaceState(null, '', '/rng?page=PG');
    await chooseLanguage('ko');
    expect(went).toHaveBeenCalledTimes(1);
  });

  it('changes without a reload when another is chosen, and emits the change', async () => {
    const received: unknown[] = [];
    const subscription = bus.on('shell:language-changed').subscribe((fact) => received.push(fact));
    await chooseLanguage('en');
    expect(i18n.language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('hisLang')).toBe('"en"');
    expect(received).toEqual([{ language: 'en' }]);
    subscription.unsubscribe();
    await i18n.changeLanguage('ko');
  });

  it("stays the merchant's default until one is chosen, also when the default changes", () => {
    settleLanguage('en');
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('is sent to the operator for a signed-in member only', async () => {
    const operator = fakeOperator();
    operator.answer(updateLanguage, () => null);
    await chooseLanguage('en');
    expect(operator.calls(updateLanguage)).toHaveLength(0);
    signInForTest();
    await chooseLanguage('ko');
    expect(operator.calls(updateLanguage)[0]?.request).toEqual({ language: 'KO' });
  });
});

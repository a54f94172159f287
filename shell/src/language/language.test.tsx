import { bus } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
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
  it('is the merchant’s own for whoever comes for the first time', () => {
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('is the one that was chosen before, as long as the merchant offers it', () => {
    writeStored('hisLang', 'en');
    expect(startLanguage(merchant)).toBe('en');
    writeStored('hisLang', 'th');
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('is written down as lang, and as hisLang only when somebody chose it', () => {
    settleLanguage('ko');
    expect(localStorage.getItem('lang')).toBe('"ko"');
    expect(localStorage.getItem('hisLang')).toBeNull();
  });

  it('changes without a reload when another is chosen, and the house hears of it', async () => {
    const heard: unknown[] = [];
    const subscription = bus.on('shell:language-changed').subscribe((fact) => heard.push(fact));
    await chooseLanguage('en');
    expect(i18n.language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('hisLang')).toBe('"en"');
    expect(heard).toEqual([{ language: 'en' }]);
    subscription.unsubscribe();
    await i18n.changeLanguage('ko');
  });

  it('stays the merchant’s own until somebody chooses, also when that changes', () => {
    settleLanguage('en');
    expect(startLanguage(merchant)).toBe('ko');
  });

  it('is told to the operator for whoever is signed in, and to nobody else', async () => {
    const operator = fakeOperator();
    operator.answer(updateLanguage, () => null);
    await chooseLanguage('en');
    expect(operator.calls(updateLanguage)).toHaveLength(0);
    signInForTest();
    await chooseLanguage('ko');
    expect(operator.calls(updateLanguage)[0]?.request).toEqual({ language: 'KO' });
  });
});

import { bus } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
import { removeStored } from '@tessera/shared/session';
import { fakeOperator, signInForTest, startTestPage } from '@tessera/shared/testing';
import { receiveToasts } from '@tessera/shared/ui/toast';
import { updateLanguage } from '@tessera/shared/wire/system';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import { chooseLanguage, settleLanguage } from './language.ts';

const files: Record<string, object> = { ko, en, vi: ko };
/** Resolves or rejects a request, by language and namespace. */
let comes: (language: string, namespace: string) => Promise<void>;
const shown: unknown[] = [];

beforeAll(async () => {
  comes = async () => undefined;
  await i18n.start({
    language: 'ko',
    fallback: 'ko',
    namespaces: ['shell', 'games'],
    source: async (language, namespace) => {
      await comes(language, namespace);
      return { ...files[language] };
    },
  });
  await startTestPage({});
  receiveToasts((change) => 'show' in change && shown.push(change.show.title));
});
beforeEach(() => {
  for (const key of ['lang', 'hisLang'] as const) removeStored(key);
  settleLanguage('ko');
});

it('a language that cannot be loaded completely is not used, with an error; a second try loads it', async () => {
  const operator = fakeOperator();
  operator.answer(updateLanguage, () => null);
  signInForTest();
  const changed = jest.fn();
  const subscription = bus.on('shell:language-changed').subscribe(changed);
  comes = async (_, namespace) => {
    if (namespace === 'games') throw new Error('no network');
  };
  await chooseLanguage('en');
  expect(shown).toEqual([ko.language.failed]);
  expect([i18n.language, document.documentElement.lang]).toEqual(['ko', 'ko']);
  expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['"ko"', null]);
  expect(changed).not.toHaveBeenCalled();
  expect(operator.calls(updateLanguage)).toHaveLength(0);
  comes = async () => undefined;
  await chooseLanguage('en');
  expect([i18n.language, document.documentElement.lang]).toEqual(['en', 'en']);
  expect(i18n.t('language.choose', { ns: 'games' })).toBe(en.language.choose);
  expect(operator.calls(updateLanguage)).toHaveLength(1);
  subscription.unsubscribe();
});

it('of two choices the later one counts, however long the first takes to load', async () => {
  await chooseLanguage('ko');
  const arriving: (() => void)[] = [];
  comes = () => new Promise<void>((done) => arriving.push(done));
  const first = chooseLanguage('vi');
  await chooseLanguage('en');
  comes = async () => undefined;
  for (const arrive of arriving) arrive();
  await first;
  expect([i18n.language, localStorage.getItem('hisLang')]).toEqual(['en', '"en"']);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { type Messages, Translator } from './translator.ts';

const ROOT = join(__dirname, '../../..');
const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'ja', 'th'];

/** Every message file of the site and the console, by namespace. */
const folders = Object.fromEntries(
  [
    ...readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-')),
    'deploy/console',
    'shared/src/ui',
  ].flatMap((name) => {
    const dir = join(ROOT, name, 'locales');
    return existsSync(dir) ? [[name.replace(/^.*[/-]/, ''), dir]] : [];
  }),
);
const messagesOf = (namespace: string, language: string): Messages | undefined => {
  const file = join(folders[namespace] ?? '', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : undefined;
};

/** Paths of all texts, without the ending of a plural. */
function pathsOf(messages: Messages, before = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object'
      ? pathsOf(value as Messages, `${before}${key}.`)
      : [`${before}${key.replace(/_(zero|one|other)$/, '')}`],
  );
}

function textsIn(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === 'object' ? textsIn(value as Messages) : [String(value)],
  );
}

const texts = new Translator();
beforeAll(async () => {
  await i18next.init({
    lng: 'ko',
    fallbackLng: 'en',
    ns: Object.keys(folders),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0]);
  await texts.start({ language: 'ko', fallback: 'en', namespaces: [], source: async () => ({}) });
  for (const language of LANGUAGES)
    for (const namespace of Object.keys(folders)) {
      const messages = messagesOf(namespace, language);
      if (!messages) continue;
      texts.add(language, namespace, messages);
      i18next.addResourceBundle(language, namespace, messages);
    }
});

describe('a text of the page', () => {
  it.each(LANGUAGES)('is what i18next makes of the same message, for every message in %s', async (language) => {
    await i18next.changeLanguage(language);
    texts.setLanguage(language);
    let compared = 0;
    for (const namespace of Object.keys(folders)) {
      const messages = messagesOf(namespace, language);
      if (!messages) continue;
      const names = new Set(
        textsIn(messages).flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name)),
      );
      const written = textsIn(messages).flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)\s*,\s*number/g)]);
      const numbers = new Set(written.map(([, name]) => name));
      const values = Object.fromEntries(
        [...names]
          // i18next gives all values to Intl.NumberFormat, which has an option of this name.
          .filter((name) => name !== 'unit')
          .map((name, at) => [name, numbers.has(name) ? 1234.5 : `<${at}>`]),
      );
      for (const path of new Set(pathsOf(messages)))
        for (const count of [undefined, 0, 1, 2, 21]) {
          const options = {
            ...values,
            patternId: 'username',
            ns: namespace,
            ...(count === undefined ? {} : { count }),
          };
          compared += 1;
          const ours = texts.t(path, options);
          if (ours !== i18next.t(path, options))
            expect([namespace, path, count, ours]).toEqual(i18next.t(path, options));
        }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  const small = async (language = 'ko') => {
    const own = new Translator();
    await own.start({ language, fallback: 'en', namespaces: [], source: async () => ({}) });
    own.add('en', 'shell', { hello: 'Hello {{name}}', only: 'English', play: { rule: 'Rule', rule_K3: 'Rule of K3' } });
    own.add('ko', 'shell', { hello: '안녕 {{name}}', loop: '$t(hello)' });
    own.add('ko', 'auth', { hello: '환영합니다' });
    return own;
  };

  it('is that of the fallback language where its own has none, and the key where nobody has one', async () => {
    const own = await small();
    expect([
      own.t('only'),
      own.t('auth:nowhere.to.be.found'),
      own.t(['a', 'only']),
      own.t('a', { defaultValue: 'A' }),
    ]).toEqual([...['English', 'nowhere.to.be.found', 'English', 'A']]);
    expect([own.exists('only'), own.exists('auth:only')]).toEqual([true, false]);
  });

  it('comes from the namespace of the key, else of the call', async () => {
    const own = await small();
    expect([own.t('auth:hello'), own.of('auth')('hello'), own.of('auth')('shell:hello', { name: 'Ada' })]).toEqual([
      '환영합니다',
      '환영합니다',
      '안녕 Ada',
    ]);
  });

  it('takes the form of its context, if there is one', async () => {
    const own = await small();
    expect([own.t('play.rule', { context: 'K3' }), own.t('play.rule', { context: 'SSC' })]).toEqual([
      'Rule of K3',
      'Rule',
    ]);
  });

  it('never takes a value for a message: what a player typed stays as it was typed', async () => {
    const own = await small();
    for (const name of ['$t(only)', '{{name}}', '$&', '<b>']) expect(own.t('hello', { name })).toBe(`안녕 ${name}`);
    expect(own.t('loop', { name: '{{name}}' })).toBe('안녕 {{name}}');
  });

  it('shows a placeholder without a value as it is written, so that it is noticed', async () => {
    expect((await small()).t('hello')).toBe('안녕 {{name}}');
  });
});

describe('the messages of a language', () => {
  it('are loaded once, and again only after a failure', async () => {
    const failures = [new Error('no network')];
    const source = jest.fn(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return { hello: '안녕' };
    });
    const own = new Translator();
    await own.start({ language: 'ko', fallback: 'ko', namespaces: [], source });
    await expect(own.loading('shell')).rejects.toThrow('no network');
    await expect(own.loading('shell')).rejects.toThrow('no network');
    expect(source).toHaveBeenCalledTimes(1);
    await Promise.all([own.load('shell'), own.load('shell')]);
    await own.load('shell');
    // A component that renders now is not given the load that failed.
    await own.loading('shell');
    expect([own.t('hello'), source.mock.calls.length]).toEqual(['안녕', 2]);
  });

  it('change together with those that are still loading', async () => {
    const arrivals = new Map<string, () => void>();
    const own = new Translator();
    const source = async (language: string, namespace: string) => {
      const id = `${language}/${namespace}`;
      if (namespace !== 'shell') await new Promise<void>((arrive) => arrivals.set(id, arrive));
      return { hello: id };
    };
    await own.start({ language: 'ko', fallback: 'ko', namespaces: ['shell'], source });
    const loading = own.load('wallet');
    const changing = own.changeLanguage('en');
    arrivals.get('ko/wallet')?.();
    await loading;
    expect(own.language).toBe('ko');
    arrivals.get('en/wallet')?.();
    await changing;
    expect([own.language, own.t('wallet:hello')]).toEqual(['en', 'en/wallet']);
  });

  it('do not wait long for those of the fallback language', async () => {
    jest.useFakeTimers();
    const own = new Translator();
    const source = (language: string) =>
      language === 'ko' ? new Promise<never>(() => {}) : Promise.resolve({ a: 'A' });
    const starting = own.start({ language: 'en', fallback: 'ko', namespaces: ['shell'], source });
    await jest.advanceTimersByTimeAsync(2_000);
    await starting;
    jest.useRealTimers();
    expect(own.t('a')).toBe('A');
  });

  it('have no text for the name of an object’s own method', async () => {
    const own = new Translator();
    await own.start({ language: 'ko', fallback: 'ko', namespaces: [], source: async () => ({}) });
    own.add('ko', 'shell', { error: { offline: 'No network' } });
    expect([own.t('constructor.name'), own.t('error.offline.0'), own.exists('toString.name')]).toEqual([
      ...['constructor.name', 'error.offline.0', false],
    ]);
  });

  it('change together: nothing changes if a part of them cannot be loaded', async () => {
    let isAway = true;
    const own = new Translator();
    const source = async (language: string, namespace: string) => {
      if (isAway && language === 'en' && namespace === 'games') throw new Error('no network');
      return { hello: `${language} ${namespace}` };
    };
    await own.start({ language: 'ko', fallback: 'ko', namespaces: ['shell', 'games'], source });
    const changed = jest.fn();
    own.subscribe(changed);
    await expect(own.changeLanguage('en')).rejects.toThrow('no network');
    expect([own.language, changed.mock.calls.length]).toEqual(['ko', 0]);
    isAway = false;
    await own.changeLanguage('en');
    expect([own.t('games:hello'), changed.mock.calls.length]).toEqual(['en games', 1]);
  });
});

it('two releases of a remote have texts of their own, and its name means the one that the page uses', () => {
  const page = new Translator();
  page.setLanguage('ko');
  page.add('ko', 'games@1', { title: '게임' });
  page.add('ko', 'games@2', { title: '새 게임' });
  page.redirect('games', 'games@2');
  expect(page.t('games:title')).toBe('새 게임');
  const older = page.of('games@1', 'games');
  expect([older('title'), older('games:title')]).toEqual(['게임', '게임']);
  page.forget('games@1');
  expect([older('title'), page.t('games:title')]).toEqual(['title', '새 게임']);
});

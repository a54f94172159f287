/** @jest-environment jsdom */
import { dropFirstAnswers, firstAnswer, setApiLanguage } from '@tessera/shared/api';
import type { RemoteContract } from '@tessera/shared/contract';
import { i18n } from '@tessera/shared/i18n';
import type { Boot, PageRemote } from '@tessera/shared/registry';
import { setSwitches } from '@tessera/shared/switches';
import { startTestPage } from '@tessera/shared/testing';
import { getPromotionCategories } from '@tessera/shared/wire/promotions';
import { readMessagesOf, releaseMessages } from '../language/messages.ts';
import { installBoot } from '../remotes/live-remotes.ts';
import { loadedPart } from '../remotes/part-loader.ts';
import { installRemoteLoader } from '../remotes/remote-loader.ts';
import { ContentView } from './app-routes.tsx';
import { loadAhead } from './load-ahead.ts';

const prepare = jest.fn();
const more = jest.fn<Promise<void>, [object]>(async () => undefined);
const page = async () => ({ default: 'the page', prepare, loadAhead: more });
const routes = [
  { path: '/promotions', chrome: 'full', title: 'promotions:title', page },
  { path: '/vip', chrome: 'full', title: 'promotions:vip', page },
  { path: '/missions', chrome: 'full', title: 'promotions:missions', page, isNarrowed: true },
];
/** A slot of the header is on every page. */
const slots = [{ slot: 'header.nav', order: 1, widget: async () => ({ default: 'the items' }) }];
const contract = {
  switch: 'MF_PROMOTIONS',
  routes,
  centrePages: [],
  slots,
  dialogs: {},
  consumes: {},
  provides: {},
};
const release = { id: 'promotions', version: '1', container: 'promotions', base: '/assets/promotions/1/', contract };
const remote = { ...release, locales: { ko: 'ko.json' } } as unknown as PageRemote;

const answerOf = (url: string): object =>
  url.startsWith('/edge/')
    ? {
        language: 'KO',
        bodies: { '/wps/relay/PROMOFE_getPromotionAnnouncementCategory': { success: true, value: { list: [] } } },
      }
    : { title: '프로모션' };
const asking = jest.fn(async (url: string) => ({ ok: true, status: 200, json: async () => answerOf(url) }));
const askedEdge = () => asking.mock.calls.map(([url]) => url).filter((url) => url.startsWith('/edge/'));

beforeAll(async () => {
  await startTestPage({});
  globalThis.fetch = asking as unknown as typeof fetch;
  const merchant = { code: 'aurora', defaultLanguage: 'ko', languages: ['ko'] };
  installBoot({
    remotes: [remote],
    shell: { locales: {} },
    merchant,
  } as unknown as Boot);
  setSwitches([{ modId: 'MF_PROMOTIONS', enabled: '1', childrenNodes: [] }]);
  installRemoteLoader(async () => contract as unknown as RemoteContract);
  await i18n.start({ language: 'ko', fallback: 'ko', namespaces: [], source: releaseMessages });
  setApiLanguage('ko');
  readMessagesOf(remote);
});

describe('a page that may be next', () => {
  it('has its code and its first answers before it is opened, and asks for nothing that came with them', async () => {
    await loadAhead({ pathname: '/promotions', search: '?type=2' });
    expect(loadedPart(remote, 'route:/promotions')).toBe('the page');
    expect(askedEdge()).toEqual(['/edge/first-answers.json?path=%2Fpromotions&language=ko']);
    expect(firstAnswer(getPromotionCategories, {})).toEqual({ list: [] });
    expect(prepare).toHaveBeenCalledWith({ pathname: '/promotions', search: '?type=2' });
  });

  it('has what it shows at its address beside its own code, also where that is here already', async () => {
    const trends = { pathname: '/promotions', search: '?view=trends' };
    await loadAhead(trends);
    expect(more.mock.calls).toEqual([[{ pathname: '/promotions', search: '?type=2' }], [trends]]);
  });

  it('is asked for with its query only if that narrows what it asks first', async () => {
    await loadAhead({ pathname: '/missions', search: '?sort=new&page=PG' });
    expect(askedEdge().at(-1)).toBe(
      '/edge/first-answers.json?path=%2Fmissions&language=ko&search=%3Fsort%3Dnew%26page%3DPG',
    );
  });

  it('of the shell itself has its code and its first answers, too', async () => {
    const loaded = jest.spyOn(ContentView, 'loadAhead').mockResolvedValue();
    await loadAhead({ pathname: '/terms', search: '' });
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(askedEdge().at(-1)).toBe('/edge/first-answers.json?path=%2Fterms&language=ko');
    loaded.mockRestore();
  });

  it('of the shell itself is known not to be here when its code could not be loaded', async () => {
    const failing = jest.spyOn(ContentView, 'loadAhead').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await loadAhead({ pathname: '/help', search: '' })).toBe(false);
    failing.mockResolvedValue();
    expect(await loadAhead({ pathname: '/download', search: '' })).toBe(true);
    failing.mockRestore();
  });

  it('is not asked about again when it is the page that is shown', async () => {
    window.history.replaceState(null, '', '/promotions?type=3');
    prepare.mockClear();
    await loadAhead({ pathname: '/promotions', search: '?type=3' });
    expect(prepare).not.toHaveBeenCalled();
  });

  it('brings no answer that a change has overtaken', async () => {
    let answer: (value: unknown) => void = () => undefined;
    asking.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as typeof answer)));
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 30_000);
    const loading = loadAhead({ pathname: '/promotions', search: '' });
    dropFirstAnswers();
    answer({ ok: true, json: async () => answerOf('/edge/') });
    await loading;
    expect(firstAnswer(getPromotionCategories, {})).toBeUndefined();
    jest.restoreAllMocks();
  });

  it('is not asked for again at once, and not at all where there is no page', async () => {
    const before = askedEdge().length;
    await loadAhead({ pathname: '/promotions', search: '?type=2' });
    await loadAhead({ pathname: '/nowhere', search: '' });
    expect(askedEdge()).toHaveLength(before);
  });

  it('shows nothing of a failure: it is loaded again when it is opened', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    asking.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await loadAhead({ pathname: '/vip', search: '' });
    expect(warned).toHaveBeenCalledTimes(1);
    expect(loadedPart(remote, 'route:/vip')).toBe('the page');
  });
});

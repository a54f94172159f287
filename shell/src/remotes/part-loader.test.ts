/** @jest-environment jsdom */
import type { RemoteContract } from '@tessera/shared/contract';
import { i18n } from '@tessera/shared/i18n';
import type { Boot, PageRemote } from '@tessera/shared/registry';
import { readMessagesOf, releaseMessages } from '../language/messages.ts';
import { installBoot } from './live-remotes.ts';
import { loadedPart, loadPart } from './part-loader.ts';
import { installRemoteLoader } from './remote-loader.ts';

const named = (id: string) =>
  ({
    id,
    version: '1',
    container: id,
    base: `/assets/${id}/`,
    locales: { ko: 'ko.json', en: 'en.json' },
  }) as unknown as PageRemote;
const contract = {
  routes: [{ path: '/rng', page: async () => ({ default: 'the page' }) }],
  consumes: { 'auth:signed-out': async () => ({ default: 'the reaction' }) },
} as unknown as RemoteContract;
const messages = (text: string) => ({ ok: true, status: 200, json: async () => ({ title: text }) }) as Response;

const asking = jest.fn<Promise<Response>, [string, RequestInit]>();
const asked = () => asking.mock.calls.map(([url]) => url);
let release: PageRemote;

beforeAll(async () => {
  globalThis.fetch = asking as unknown as typeof fetch;
  installBoot({ remotes: [], shell: { locales: {} }, merchant: { defaultLanguage: 'ko' } } as unknown as Boot);
  installRemoteLoader(async () => contract);
  await i18n.start({ language: 'ko', fallback: 'ko', namespaces: [], source: releaseMessages });
});
let count = 0;
beforeEach(() => {
  count += 1;
  release = named(`tile${count}`);
  readMessagesOf(release);
  asking.mockReset();
});

describe('a part and its messages', () => {
  it('are loaded together, and the messages once', async () => {
    asking.mockResolvedValue(messages('게임'));
    const [page] = await Promise.all([loadPart(release, 'route:/rng'), loadPart(release, 'route:/rng')]);
    expect(page).toBe('the page');
    expect(i18n.t('title', { ns: release.id })).toBe('게임');
    expect(loadedPart(release, 'route:/rng')).toBe('the page');
    expect(asked()).toEqual([`${release.base}ko.json`]);
  });

  it('fail as a download when the messages cannot be fetched, and a retry fetches them again', async () => {
    asking.mockResolvedValue({ ok: false, status: 404 } as Response);
    const failure = { name: 'LoadFailure', step: 'download', remote: release.id, isNetworkCause: false };
    await expect(loadPart(release, 'route:/rng')).rejects.toMatchObject(failure);
    expect(asked()).toHaveLength(1);
    expect(loadedPart(release, 'route:/rng')).toBeUndefined();
    asking.mockResolvedValue(messages('게임'));
    expect(await loadPart(release, 'route:/rng')).toBe('the page');
    expect(i18n.t('title', { ns: release.id })).toBe('게임');
  });

  it('are retried automatically when the network fails once', async () => {
    const failed = new TypeError('Failed to fetch');
    // The second request finds out why.
    asking.mockRejectedValueOnce(failed).mockRejectedValueOnce(failed).mockResolvedValue(messages('게임'));
    expect(await loadPart(release, 'route:/rng')).toBe('the page');
    expect(asked()).toHaveLength(3);
  });

  it('do not wait forever for messages that never arrive', async () => {
    const deadlines: number[] = [];
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      deadlines.push(ms);
      return AbortSignal.abort(new Error('too late'));
    });
    asking.mockImplementation((_, { signal }) => Promise.reject(signal?.reason));
    await expect(loadPart(release, 'route:/rng')).rejects.toMatchObject({ step: 'download', isNetworkCause: true });
    expect(deadlines).toEqual([8_000, 8_000, 8_000]);
    timeout.mockRestore();
  });

  it('are loaded again in a language that is not loaded yet', async () => {
    asking.mockImplementation(async (url) => messages(url.endsWith('en.json') ? 'Games' : '게임'));
    await loadPart(release, 'route:/rng');
    asking.mockRejectedValue(new TypeError('Failed to fetch'));
    i18n.setLanguage('en');
    expect(loadedPart(release, 'route:/rng')).toBeUndefined();
    asking.mockResolvedValue(messages('Games'));
    expect(await loadPart(release, 'route:/rng')).toBe('the page');
    expect(i18n.t('title', { ns: release.id })).toBe('Games');
    i18n.setLanguage('ko');
  });

  it('a reaction loads no messages, because it shows nothing', async () => {
    expect(await loadPart(release, 'reaction:auth:signed-out')).toBe('the reaction');
    expect(asked()).toEqual([]);
  });
});

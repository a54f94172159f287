import { bus } from '@tessera/shared/events';
import type { Boot } from '@tessera/shared/registry';
import { waitFor } from '@testing-library/react';
import { installBoot } from '../remotes/live-remotes.ts';
import { installFiles } from '../remotes/trusted-files.ts';
import { readNotice } from '../service-worker/page-notice.ts';
import { chooseTheme } from '../theme/theme.ts';
import { followServiceWorker } from './service-worker.ts';

const hash = `sha384-${'b'.repeat(64)}`;
const shell = { id: 'shell', version: '7', base: '/assets/shell/7/', filesHash: hash, locales: {}, fonts: [] } as const;
const boot = { shell, remotes: [], settingsVersion: 3, hasServiceWorker: true } as unknown as Boot;
const other = `sha384-${'c'.repeat(64)}`;

let said: unknown[];
let asked: string[];
let browser: {
  controller: object | null;
  ready: Promise<object>;
  register: jest.Mock;
  getRegistration: jest.Mock<Promise<object | undefined>>;
};

function inBrowser(value: object | undefined): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
}

beforeAll(() => {
  installFiles(boot);
  installBoot(boot);
});
beforeEach(() => {
  // Pages of earlier tests go on.
  const own: unknown[] = [];
  [said, asked] = [own, []];
  const registration = { active: { postMessage: (notice: unknown) => void own.push(notice) } };
  browser = {
    controller: {},
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
    getRegistration: jest.fn(async () => registration),
  };
  inBrowser(browser);
  document.documentElement.dataset.theme = 'light';
  const answers: Readonly<Record<string, object>> = {
    '/assets/shell/7/files.json': { 'main.js': other },
    '/edge/next-files.json': { files: ['/assets/shell/7/main.js'] },
  };
  Object.assign(globalThis, {
    fetch: async (input: string) => {
      const { pathname } = new URL(input, window.location.href);
      asked.push(pathname);
      return { ok: true, json: async () => answers[pathname] };
    },
  });
});
afterEach(() => {
  inBrowser(undefined);
  Reflect.deleteProperty(navigator, 'connection');
});

it('the worker is told the hashes that the page has checked, what may be next, and how the page is shown', async () => {
  await followServiceWorker(boot);
  expect(browser.register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  expect(said).toHaveLength(1);
  expect(readNotice(said[0])).toMatchObject({
    files: { '/assets/shell/7/main.js': other, '/assets/shell/7/files.json': hash },
    ahead: ['/assets/shell/7/main.js'],
    ...{ theme: 'light', offlineEdition: '7 3' },
  });
});

it('it is told again after a change of language', async () => {
  await followServiceWorker(boot);
  bus.emit('shell', 'shell:language-changed', { language: 'en' });
  await waitFor(() => expect(said.length).toBeGreaterThan(1));
});

it('it is told again after a change of theme, in which it shows the page without a network', async () => {
  chooseTheme('light');
  await followServiceWorker(boot);
  chooseTheme('dark');
  await waitFor(() => expect(said.length).toBeGreaterThan(1));
  expect(readNotice(said.at(-1))).toMatchObject({ theme: 'dark' });
});

it('what may be next is asked for once for the same releases, settings and language', async () => {
  installBoot({ ...boot, settingsVersion: 4 });
  chooseTheme('light');
  await followServiceWorker(boot);
  chooseTheme('dark');
  await waitFor(() => expect(said.length).toBeGreaterThan(1));
  expect(readNotice(said.at(-1))).toMatchObject({ ahead: ['/assets/shell/7/main.js'] });
  expect(asked.filter((path) => path === '/edge/next-files.json')).toHaveLength(1);
  installBoot(boot);
});

it.each([{ saveData: true }, { effectiveType: '3g' }])('with %o nothing is loaded ahead', async (connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  await followServiceWorker(boot);
  expect(said).toMatchObject([{ ahead: [] }]);
  expect(asked).not.toContain('/edge/next-files.json');
});

it('a worker that another page has ended is not notified', async () => {
  await followServiceWorker(boot);
  said.length = 0;
  browser.getRegistration.mockResolvedValue(undefined);
  bus.emit('shell', 'shell:language-changed', { language: 'vi' });
  await waitFor(() => expect(browser.getRegistration).toHaveBeenCalledTimes(2));
  await new Promise((resume) => setTimeout(resume));
  expect(said).toEqual([]);
});

it('a page with a developer’s own release has no worker, nor has a browser without any', async () => {
  await followServiceWorker({ ...boot, overrides: [] });
  inBrowser(undefined);
  await followServiceWorker(boot);
  expect(browser.register).not.toHaveBeenCalled();
});

it('a browser whose worker is not started says nothing to it', async () => {
  browser.register.mockResolvedValue(undefined);
  await followServiceWorker(boot);
  expect(said).toEqual([]);
});

it('where the site has no worker, that of the browser is ended and what it has stored is removed', async () => {
  const unregister = jest.fn();
  const removed: string[] = [];
  Object.assign(globalThis, {
    caches: { keys: async () => ['tessera-files', 'other'], delete: async (name: string) => void removed.push(name) },
  });
  const active = {
    scriptURL: 'http://localhost/service-worker.js',
    postMessage: (notice: unknown) => void said.push(notice),
  };
  browser.getRegistration.mockResolvedValue({ active, unregister });
  await followServiceWorker({ ...boot, hasServiceWorker: undefined });
  expect(unregister).toHaveBeenCalled();
  expect(said).toEqual(['end']);
  expect(removed).toEqual(['tessera-files']);
  expect(browser.register).not.toHaveBeenCalled();
});

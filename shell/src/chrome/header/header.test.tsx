import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import shell from '../../../locales/ko.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { loadPart } from '../../remotes/part-loader.ts';
import { restoreHeld } from '../../testing/restore-held.ts';
import { Header } from './header.tsx';

jest.mock('@tessera/shared/when-idle', () => ({ useIsIdle: () => true, whenIdle: () => () => undefined }));
jest.mock('../../remotes/part-loader.ts', () => ({ loadedPart: () => undefined, loadPart: jest.fn() }));

let isWide: boolean;
const watchers = new Set<() => void>();
const widen = (wide: boolean) =>
  act(async () => {
    isWide = wide;
    for (const watcher of watchers) watcher();
  });
window.matchMedia = (() => ({
  matches: isWide,
  addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
  removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
})) as unknown as typeof window.matchMedia;

const QuickLogin = () => <form aria-label="빠른 로그인" />;
let arrive: (widget: ComponentType) => void;
let fail: (cause: Error) => void;

beforeEach(async () => {
  await startTestPage({ shell, ui });
  leaveSession('chosen');
  jest.clearAllMocks();
  isWide = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadPart).mockImplementation(
    () =>
      new Promise<never>((done, refuse) => {
        arrive = done as unknown as typeof arrive;
        fail = refuse;
      }),
  );
  const contract = {
    switch: 'MF_AUTH',
    provides: { 'sign-in': { dialog: 'auth.login' } },
    slots: [{ slot: 'header.visitor', order: 1 }],
    centrePages: [],
  };
  installBoot({
    remotes: [{ id: 'auth', contract }],
    merchant: { name: 'Aurora', brand: 'aurora' },
    shell: { version: '1' },
  } as unknown as Parameters<typeof installBoot>[0]);
  setSwitches([]);
});
afterEach(() => jest.restoreAllMocks());

const button = () => screen.queryByRole('button', { name: shell.visitor.signIn });
const form = () => screen.queryByRole('form');
const open = () => act(async () => void render(<Header onOpenMenu={() => undefined} />, { wrapper: TestPage }));

it('the log-in button stays until the quick log-in has loaded in its place, and returns when that disappears', async () => {
  await open();
  expect(button()).toBeVisible();
  await act(async () => arrive(QuickLogin));
  expect(await screen.findByRole('form')).toBeInTheDocument();
  expect(button()).toBeNull();
  await widen(false);
  expect(form()).toBeNull();
  expect(button()).toBeVisible();
});

it('a quick log-in that fails to load leaves the button in place', async () => {
  await open();
  await act(async () => fail(new Error('no network')));
  expect(await screen.findByRole('button', { name: new RegExp(ui.action.retry) })).toBeInTheDocument();
  expect(form()).toBeNull();
  expect(button()).toBeVisible();
});

it('the quick log-in appears when a window becomes wide enough for it', async () => {
  isWide = false;
  await open();
  expect(loadPart).not.toHaveBeenCalled();
  await widen(true);
  await act(async () => arrive(QuickLogin));
  expect(await screen.findByRole('form')).toBeInTheDocument();
});

it('a page that is opened again with an account shows its name at once, and no way to log in', async () => {
  const account = restoreHeld({ account: 'moonlit07', nickname: '달빛' });
  await open();
  expect(screen.getByText('달빛')).toBeInTheDocument();
  expect(button()).toBeNull();
  await act(account.arrives);
  expect(
    await screen.findByRole('button', { name: shell.account.menu.replace('{{name}}', '달빛') }),
  ).toBeInTheDocument();
});

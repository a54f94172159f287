import { startTestPage, TestPage } from '@tessera/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../locales/ko.json';
import { type LocalRelease, type LocalState, localReleases } from './local-releases.ts';
import OverrideRows from './override-rows.tsx';

const { overrides: texts } = shell;
const release = (more: Partial<LocalRelease> = {}): LocalRelease => ({
  ...{ remote: 'wallet', version: '1.0.0-dev.0a1b2c3d', expiresAt: Date.UTC(2026, 10, 23, 12), state: 'running' },
  ...more,
});

const reload = jest.fn();
const asked: unknown[] = [];
let status = 204;
beforeAll(() => startTestPage({ shell }));
beforeEach(() => {
  reload.mockClear();
  asked.length = 0;
  status = 204;
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    asked.push([path, body]);
    return { ok: status < 400, status, json: async () => ({ errorCode: 'system.error' }) };
  }) as never;
});

function open(...releases: readonly LocalRelease[]): HTMLElement {
  localReleases.set(releases);
  render(<OverrideRows reload={reload} />, { wrapper: TestPage });
  return screen.getByRole('region', { name: texts.name });
}
const rowsHigh = () => document.documentElement.style.getPropertyValue('--override-rows');

it('the banner names remote, version and end of each local release, and makes room for as many', () => {
  const banner = open(release(), release({ remote: 'games', state: 'stopped' }));
  expect(within(banner).getByText('wallet 1.0.0-dev.0a1b2c3d')).toBeVisible();
  expect(within(banner).getByText(/^내 로컬 릴리스, \d\d:\d\d까지$/)).toBeVisible();
  expect(within(banner).getByText(texts.states.stopped)).toBeVisible();
  expect(rowsHigh()).toBe('2');
});

it.each(Object.keys(texts.states).filter((state) => state !== 'running') as LocalState[])(
  'the banner says in words that a local release is %s',
  (state) => {
    const banner = open(release({ state }));
    expect(within(banner).getByRole('status')).toHaveTextContent(texts.states[state]);
  },
);

it('the banner follows what becomes of a release', async () => {
  const banner = open(release());
  await act(async () => localReleases.set([release({ state: 'notBuilding' })]));
  expect(within(banner).getByText(texts.states.notBuilding)).toBeVisible();
});

it('a local release is left by keyboard, which loads the page anew', async () => {
  open(release());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: texts.leave })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([['/edge/overrides/leave', 'wallet']]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a local release that could not be left stays, and can be left again', async () => {
  status = 500;
  open(release());
  await userEvent.click(screen.getByRole('button', { name: texts.leave }));
  expect(reload).not.toHaveBeenCalled();
  status = 204;
  await userEvent.click(screen.getByRole('button', { name: texts.leave }));
  expect(reload).toHaveBeenCalledTimes(1);
});

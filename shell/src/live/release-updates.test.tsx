/** @jest-environment jsdom */
import type { Boot } from '@tessera/shared/registry';
import { readStored, removeStored } from '@tessera/shared/session';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDialog, hasOpenDialog, openDialog } from '../dialogs/dialog-stack.ts';
import { bootDocument, installBoot, releaseOf } from '../remotes/live-remotes.ts';
import { takeArrival } from '../routing/arrival.ts';
import { followEdits } from './edited-fields.ts';
import { updateReleases, useReleaseUpdates } from './release-updates.ts';
import { endReload, reloadIfGone, reloadOnce } from './reload-once.ts';

const remote = (version: string) => ({
  id: 'games',
  version,
  container: `games_${version}`,
  base: `/games/${version}/`,
});
const shell = (version: string) => ({ id: 'shell', version, base: `/shell/${version}/` });
/** What the edge answers to a page that asks for its releases. */
let answered = '1';

interface Props {
  readonly path: string;
  readonly below?: string;
  readonly hasForm?: boolean;
}
function Page({ path, below = path, hasForm = false }: Props) {
  useReleaseUpdates({ pathname: path, below, remoteBelow: 'games' });
  return hasForm ? <input aria-label="amount" /> : null;
}

/** The server says which versions the page should have, and the page fetches them. */
async function push(versions: Readonly<Record<string, string>>): Promise<void> {
  answered = versions.games ?? '1';
  await act(async () => updateReleases(versions));
}

beforeAll(followEdits);
beforeEach(() => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ remotes: [remote(answered)] }) }) });
  installBoot({ shell: shell('1'), remotes: [remote('1')] } as unknown as Boot);
  updateReleases({ shell: '1', games: '1' });
  removeStored('reloadedFor');
  // jsdom cannot load a page: it says so here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('moves to another release of a remote when the page shows another address, not before', async () => {
  const { rerender } = render(<Page path="/rng" />);
  await push({ shell: '1', games: '2' });
  rerender(<Page path="/rng" />);
  expect(releaseOf('games')?.version).toBe('1');
  rerender(<Page path="/live" />);
  expect(releaseOf('games')?.version).toBe('2');
});

it('moves to what was announced last, also if that was while the page asked for what was announced before', async () => {
  const { rerender } = render(<Page path="/rng" />);
  let answer: ((remotes: readonly object[]) => void) | undefined;
  const asked = jest.fn(
    () =>
      new Promise((resolve) => {
        answer = (remotes) => resolve({ ok: true, json: async () => ({ remotes }) });
      }),
  );
  Object.assign(globalThis, { fetch: asked });
  updateReleases({ shell: '1', games: '2' });
  updateReleases({ shell: '1', games: '3' });
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => answer?.([remote('2')]));
  rerender(<Page path="/live" />);
  expect(releaseOf('games')?.version).toBe('1');
  await act(async () => answer?.([remote('3')]));
  rerender(<Page path="/fish" />);
  expect(releaseOf('games')?.version).toBe('3');
});

it('asks again at the next navigation if the edge did not answer', async () => {
  const { rerender } = render(<Page path="/rng" />);
  const there = globalThis.fetch;
  Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError('no network')) });
  await push({ shell: '1', games: '5' });
  Object.assign(globalThis, { fetch: there });
  await act(async () => rerender(<Page path="/live" />));
  await act(async () => rerender(<Page path="/fish" />));
  expect(releaseOf('games')?.version).toBe('5');
});

it('stays as it is while a field that somebody has edited is still on the page', async () => {
  const { rerender, getByLabelText } = render(<Page path="/rng" hasForm />);
  await push({ shell: '2', games: '3' });
  await userEvent.type(getByLabelText('amount'), '50');
  rerender(<Page path="/live" hasForm />);
  expect(releaseOf('games')?.version).toBe('1');
  rerender(<Page path="/rng" />);
  expect(readStored('reloadedFor')).toEqual({ newVersion: ['2'] });
});

it('stays as it is while a dialog is open', async () => {
  const { rerender } = render(<Page path="/rng" />);
  await push({ shell: '1', games: '4' });
  void openDialog('sign-in', {});
  rerender(<Page path="/live" />);
  expect(releaseOf('games')?.version).toBe('1');
  forgetDialog(1);
  expect(hasOpenDialog()).toBe(false);
});

it('a centre that is opened changes nothing of the page below it, and moves everything else', async () => {
  const wallet = (version: string) => ({ ...remote(version), id: 'wallet', container: `wallet_${version}` });
  installBoot({ shell: shell('1'), remotes: [remote('1'), wallet('1')] } as unknown as Boot);
  const remotes = [remote('6'), wallet('6')];
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ remotes }) }) });
  const { rerender } = render(<Page path="/rng" />);
  await act(async () => updateReleases({ shell: '2', games: '6', wallet: '6' }));
  rerender(<Page path="/member/depositv2" below="/rng" />);
  expect([releaseOf('games')?.version, releaseOf('wallet')?.version]).toEqual(['1', '6']);
  expect(readStored('reloadedFor')).toBeUndefined();
  rerender(<Page path="/live" />);
  expect(readStored('reloadedFor')).toEqual({ newVersion: ['2'] });
});

it('a version that was reached counts anew, so that a tab follows each later decision', () => {
  const reload = jest.fn();
  expect(reloadOnce('newVersion', '2', reload)).toBe(true);
  expect(reloadOnce('newVersion', '2', reload)).toBe(false);
  expect(takeArrival()).toBe(true);
  expect(takeArrival()).toBe(false);
  endReload('2');
  expect(reloadOnce('newVersion', '2', reload)).toBe(true);
});

it('a new version of the shell loads the page again at the next navigation, once', async () => {
  const { rerender } = render(<Page path="/rng" />);
  await push({ shell: '2', games: '1' });
  expect(readStored('reloadedFor')).toBeUndefined();
  rerender(<Page path="/live" />);
  expect(readStored('reloadedFor')).toEqual({ newVersion: ['2'] });
  expect(console.error).toHaveBeenCalledTimes(1);
  // The server still answered with the old one.
  rerender(<Page path="/rng" />);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['a file that the server no longer has loads the page again, once for each version', 404, [true, false]],
  ['a server that fails does not load the page again', 500, [false, false]],
])('%s', async (_, status, expected) => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status }) });
  const reload = jest.fn();
  const cause = Object.assign(new Error('Loading chunk 3 failed.'), { request: '/shell/1/3.js' });
  const done = [await reloadIfGone(cause, reload), await reloadIfGone(cause, reload)];
  expect(done).toEqual(expected);
  expect(reload).toHaveBeenCalledTimes(expected.filter(Boolean).length);
  expect(bootDocument().shell.version).toBe('1');
});

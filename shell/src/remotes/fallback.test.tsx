/** @jest-environment jsdom */
import { i18n, useTranslation } from '@tessera/shared/i18n';
import type { Boot } from '@tessera/shared/registry';
import { createStore } from '@tessera/shared/store';
import { setSwitches } from '@tessera/shared/switches';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Slot } from '../contributions/slot.tsx';
import { loadPartOrFallBack } from './fallback.ts';
import { installBoot, type Release } from './live-remotes.ts';
import { installRemoteLoader } from './remote-loader.ts';
import { requestFile } from './trusted-files.ts';
import { followReleases } from './used-releases.ts';

interface Made {
  /** Of the release's first widget; the second one only shows its text. */
  readonly first: () => React.ReactNode;
}
const made = new Map<string, Made>();

function Text({ of }: { readonly of: string }) {
  const { t } = useTranslation(of);
  return <p>{t([`${of}:name`])}</p>;
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const contractOf = (id: string, version: string) => ({
  ...{ id, switch: `MF_${id.toUpperCase()}`, consumes: {} },
  slots: [() => made.get(`${id} ${version}`)?.first() ?? null, () => <Text of={id} />].map((widget) => ({
    ...{ slot: 'home.main', order: 1, isBelowFold: false },
    widget: async () => ({ default: widget }),
  })),
});

const on = (modId: string) => ({ modId, enabled: '1', childrenNodes: [] });

let round = 0;
/** A release with a container of its own in each test: a page never forgets that one failed. */
function release(id: string, version: string): Release {
  const own = `${round}.${version}`;
  const container = `${id}_${own}`;
  return { id, version: own, container, base: `/assets/${id}/${own}/`, contract: contractOf(id, version) } as never;
}

const asked: string[] = [];
let fallback: Release | undefined;
let hasList = true;
const reports = jest.fn<boolean, [string, Blob]>(() => true);
const Throws = () => {
  throw new Error('This widget is broken.');
};
const isBroken = createStore(false);
const Breaks = () => (isBroken.use() ? <Throws /> : null);

beforeEach(async () => {
  round += 1;
  asked.length = 0;
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(navigator, { sendBeacon: reports });
  reports.mockClear();
  globalThis.fetch = (async (url: string) => {
    if (url.startsWith('/edge/')) asked.push(url);
    if (url.endsWith('/files.json')) return { ok: hasList, status: hasList ? 200 : 404, json: async () => ({}) };
    return { status: fallback ? 200 : 204, json: async () => fallback };
  }) as never;
  await startTestPage({ ui: {} });
  const remotes = [release('games', 'bad'), release('lottery', 'good')];
  for (const one of [...remotes, release('games', 'good')])
    i18n.add('ko', `${one.id}@${one.version}`, { name: `${one.id} ${one.version}` });
  installBoot({ remotes, merchant: { name: 'Aurora', brand: 'aurora' } } as unknown as Boot);
  followReleases();
  setSwitches(['MF_GAMES', 'MF_LOTTERY'].map(on) as never);
  installRemoteLoader(async ({ id, container }) => contractOf(id, container.split('.')[1] ?? '') as never);
  made.set('lottery good', { first: () => <Counter /> });
  made.set('games bad', { first: () => <Throws /> });
  made.set('games good', { first: () => <p>the last good one</p> });
  fallback = release('games', 'good');
  hasList = true;
});
afterEach(() => jest.restoreAllMocks());

const open = () => act(async () => void render(<Slot name="home.main" size="tile" />, { wrapper: TestPage }));

it('a remote that fails moves to its last good release as a whole, and the rest of the page stays as it is', async () => {
  made.set('games bad', { first: () => <Breaks /> });
  await open();
  const counter = await screen.findByRole('button');
  await userEvent.click(counter);
  expect(screen.getByText(`games ${round}.bad`)).toBeInTheDocument();
  const sheet = document.createElement('link');
  requestFile(sheet, `/assets/games/${round}.bad/7.css`);
  const own = document.createElement('style');
  own.dataset.href = new URL(`/assets/games/${round}.bad/8.css`, window.location.href).href;
  document.head.append(sheet, own);
  await act(async () => isBroken.set(true));
  expect(await screen.findByText('the last good one')).toBeInTheDocument();
  // Its other widget has moved as well, with the messages of its own release.
  expect(screen.getByText(`games ${round}.good`)).toBeInTheDocument();
  expect(screen.queryByText(`games ${round}.bad`)).toBeNull();
  expect(screen.getByRole('button')).toBe(counter);
  expect(counter).toHaveTextContent('1');
  // The failed release leaves no texts and no styles behind.
  expect(i18n.has(`games@${round}.bad`)).toBe(false);
  expect([sheet.disabled, own.disabled]).toEqual([true, true]);
});

it('the page asks once for the last good release, and reports what failed', async () => {
  await open();
  expect(await screen.findByText('the last good one')).toBeInTheDocument();
  expect(asked).toEqual([`/edge/fallback.json?remote=games&failed=${round}.bad`]);
  expect(reports.mock.calls.map(([address]) => address)).toEqual(['/edge/reports']);
});

it('without a last good release, the failure is shown with a retry', async () => {
  fallback = undefined;
  await open();
  const failure = await screen.findByText(/games · render · \w+/);
  made.set('games bad', { first: () => <p>works now</p> });
  await userEvent.click(within(failure.closest('[role="alert"]') ?? document.body).getAllByRole('button')[0] as never);
  expect(await screen.findByText('works now')).toBeInTheDocument();
});

it('a last good release that fails too shows its failure, and the page goes no further', async () => {
  made.set('games good', { first: () => <Throws /> });
  await open();
  expect(await screen.findByText(/games · render · \w+/)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

it('a last good release whose files cannot be checked is not used', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  hasList = false;
  await open();
  expect(await screen.findByText(/games · render · \w+/)).toBeInTheDocument();
});

it('a reaction that fails to load is reported, and taken from the last good release', async () => {
  const react = jest.fn();
  installRemoteLoader(async ({ id, container }) => {
    const version = container.split('.')[1] ?? '';
    const load =
      version === 'bad' ? Promise.reject.bind(Promise, new Error('broken reaction')) : async () => ({ default: react });
    return { ...contractOf(id, version), consumes: { 'auth:signed-in': load } } as never;
  });
  const part = await loadPartOrFallBack<typeof react>(release('games', 'bad'), 'reaction:auth:signed-in');
  expect(part).toBe(react);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('games failed at'), expect.any(Error));
});

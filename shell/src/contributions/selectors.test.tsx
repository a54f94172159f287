import type { Boot } from '@tessera/shared/registry';
import { setContractKinds } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { leaveForTest, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, renderHook, screen } from '@testing-library/react';
import shell from '../../locales/ko.json';
import { BottomBar } from '../chrome/bottom-bar/bottom-bar.tsx';
import { Footer } from '../chrome/footer/footer.tsx';
import { MenuList } from '../chrome/side-menu/menu-list.tsx';
import { installBoot } from '../remotes/live-remotes.ts';
import { useView } from '../routing/view.ts';
import { restoreHeld } from '../testing/restore-held.ts';
import { useCentrePages, useSlot } from './selectors.ts';

const when = { lists: 'LOTT' } as const;
const opens = { path: '/lottery' };
const lottery = {
  ...{ id: 'lottery', switch: 'MF_LOTTERY', provides: {}, centrePages: [] },
  routes: [{ path: '/lottery', chrome: 'full', title: 'shell:confirm', when }],
  menu: [
    { slot: 'side.main', label: 'shell:confirm', icon: 'dice', order: 1, opens, when },
    { slot: 'bottom.bar', label: 'shell:confirm', icon: 'dice', order: 1, opens, when },
  ],
  slots: [{ slot: 'home.main', order: 1, when }],
};

async function open(gameCategories: readonly string[]) {
  await startTestPage({ shell, ui });
  installBoot({
    remotes: [{ id: 'lottery', contract: lottery, labels: {} }],
    merchant: { brand: 'lotus', name: 'Lotus' },
    ...{ gameCategories, gameVendors: [], licenceKey: 'shell:footer.sandboxLicence' },
  } as unknown as Boot);
  act(() => setSwitches([{ modId: 'MF_LOTTERY', enabled: '1', childrenNodes: [] }] as never));
  render(
    <>
      <MenuList />
      <BottomBar onOpenMenu={() => undefined} />
      <Footer />
    </>,
    { wrapper: TestPage },
  );
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/lottery');
  const found = renderHook(() => ({ page: useView('/lottery').kind, onHome: useSlot('home.main').length }), {
    wrapper: TestPage,
  });
  return { links: links.length, ...found.result.current };
}

it('a merchant without lottery games has no lottery in its menus, its footer, its home page and its addresses', async () => {
  expect(await open(['RNG'])).toEqual({ links: 0, page: 'not-found', onHome: 0 });
});

it('a merchant with lottery games has them in each of these places', async () => {
  expect(await open(['LOTT'])).toEqual({ links: 3, page: 'route', onHome: 1 });
});

it('the page and menu item of a transfer to the upline are there for members whose info says toUpline, and for no one else', async () => {
  await startTestPage({ shell, ui });
  const page = { centre: 'member', key: 'transferUpline', label: 'shell:confirm', icon: 'upline', order: 1 };
  const wallet = {
    ...{ id: 'wallet', switch: 'MF_WALLET', provides: {}, routes: [], menu: [], slots: [] },
    centrePages: [{ ...page, when: { toUpline: true } }],
  };
  installBoot({
    remotes: [{ id: 'wallet', contract: wallet, labels: {} }],
    merchant: { brand: 'lotus', name: 'Lotus' },
  } as unknown as Boot);
  act(() => setSwitches([{ modId: 'MF_WALLET', enabled: '1', childrenNodes: [] }] as never));
  const { result } = renderHook(() => useCentrePages('member').length, { wrapper: TestPage });
  expect(result.current).toBe(0);
  act(() => signInForTest({ toUpline: false }));
  expect(result.current).toBe(0);
  act(leaveForTest);
  act(() => signInForTest({ toUpline: true }));
  expect(result.current).toBe(1);
  act(leaveForTest);
  expect(result.current).toBe(0);
});

it('a page of a call beyond the specification is absent until member info names that call', async () => {
  await startTestPage({ shell, ui });
  const page = { centre: 'member', key: 'personalProfit', label: 'shell:confirm', icon: 'profit', order: 1 };
  const wallet = {
    ...{ id: 'wallet', switch: 'MF_WALLET', provides: {}, routes: [], menu: [], slots: [] },
    centrePages: [{ ...page, when: { call: 'wallet.profit' } }],
  };
  installBoot({
    remotes: [{ id: 'wallet', contract: wallet, labels: {} }],
    merchant: { brand: 'lotus', name: 'Lotus' },
  } as unknown as Boot);
  act(() => setSwitches([{ modId: 'MF_WALLET', enabled: '1', childrenNodes: [] }] as never));
  const { result } = renderHook(() => useCentrePages('member').length, { wrapper: TestPage });
  const shownTo = (ownCalls: string[] | undefined) => {
    act(() => signInForTest({ ownCalls }));
    const shown = result.current;
    act(leaveForTest);
    return shown;
  };
  expect([undefined, [], ['wallet.bet-record'], ['wallet.profit']].map(shownTo)).toEqual([0, 0, 0, 1]);
});

it('the page of a kind of contract is there while its agent has one and the kind is switched on, also on an open page', async () => {
  await startTestPage({ shell, ui });
  const page = { centre: 'agent', key: 'dailyWages', label: 'shell:confirm', icon: 'daily', order: 1 };
  const agent = {
    ...{ id: 'agent', switch: 'MF_AGENT', provides: {}, routes: [], menu: [], slots: [] },
    centrePages: [{ ...page, when: { roles: ['agent'], contract: 'daily' } }],
  };
  installBoot({
    remotes: [{ id: 'agent', contract: agent, labels: {} }],
    merchant: { brand: 'lotus', name: 'Lotus' },
  } as unknown as Boot);
  const switched = (isOn: boolean) =>
    setSwitches([
      { modId: 'MF_AGENT', enabled: '1', childrenNodes: [{ modId: 'DAILYSALCONT3', enabled: isOn ? '1' : '0' }] },
    ] as never);
  act(() => switched(true));
  act(() => signInForTest({ type: 1 }));
  const { result } = renderHook(() => useCentrePages('agent').length, { wrapper: TestPage });
  expect(result.current).toBe(0);
  act(() => setContractKinds(['dividend']));
  expect(result.current).toBe(0);
  act(() => setContractKinds(['dividend', 'daily']));
  expect(result.current).toBe(1);
  act(() => switched(false));
  expect(result.current).toBe(0);
  act(() => switched(true));
  act(leaveForTest);
  act(() => signInForTest({ type: 1 }));
  expect(result.current).toBe(0);
});

it('the main menu has the items of members while a session is restored, and none of agents or visitors', async () => {
  await startTestPage({ shell, ui });
  const item = { slot: 'side.main', icon: 'dice', order: 1 };
  const menu = (['member', 'agent', 'visitor'] as const).map((role) => ({
    ...{ ...item, label: `shell:${role}`, opens: { path: `/${role}` } },
    when: { roles: [role] },
  }));
  installBoot({
    remotes: [{ id: 'lottery', contract: { ...lottery, menu }, labels: {} }],
    merchant: { brand: 'lotus', name: 'Lotus' },
    ...{ gameCategories: [], gameVendors: [], licenceKey: 'shell:footer.sandboxLicence' },
  } as unknown as Boot);
  act(() => setSwitches([{ modId: 'MF_LOTTERY', enabled: '1', childrenNodes: [] }] as never));
  restoreHeld({ type: 0 });
  render(<MenuList />, { wrapper: TestPage });
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/member');
  expect(addresses).not.toContain('/agent');
  expect(addresses).not.toContain('/visitor');
  act(() => leaveForTest());
});

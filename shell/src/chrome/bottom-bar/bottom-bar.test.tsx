import type { Boot } from '@tessera/shared/registry';
import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen } from '@testing-library/react';
import shell from '../../../locales/ko.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { BottomBar } from './bottom-bar.tsx';

const remote = (id: string, provides: object, menu: readonly object[] = []) => ({
  id,
  contract: { id, switch: `MF_${id.toUpperCase()}`, provides, menu },
});
const deposit = { label: 'shell:confirm', icon: 'deposit', opens: { centre: 'member', page: 'depositv2' } };

beforeEach(async () => {
  await startTestPage({ shell, ui });
  installBoot({
    remotes: [
      remote('auth', { 'sign-in': { dialog: 'auth.login' } }),
      remote('games', {}, [
        { slot: 'bottom.bar', order: 1, label: 'shell:cancel', icon: 'games', opens: { path: '/rng' } },
      ]),
      remote('wallet', {}, [{ slot: 'bottom.bar', order: 2, ...deposit }]),
    ],
    merchant: { brand: 'aurora' },
  } as unknown as Boot);
});
afterEach(() => act(() => leaveSession('chosen')));

const accountsAre = (enabled: '0' | '1') =>
  act(() => setSwitches([{ modId: 'MF_AUTH', enabled, childrenNodes: [] }] as Parameters<typeof setSwitches>[0]));
const labels = () => [...screen.getByRole('navigation').children].map(({ textContent }) => textContent);
const { home, me, support } = shell.menu;

it('a site without sign-in offers a visitor nothing that needs an account; a signed-in member keeps it', () => {
  accountsAre('1');
  render(<BottomBar onOpenMenu={() => undefined} />, { wrapper: TestPage });
  expect(labels()).toEqual([home, shell.cancel, shell.confirm, me, support]);
  accountsAre('0');
  expect(labels()).toEqual([home, shell.cancel, support]);
  act(() => signInForTest());
  expect(labels()).toEqual([home, shell.cancel, shell.confirm, me, support]);
});

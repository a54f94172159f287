import { leaveSession, sessionState } from '@tessera/shared/session';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen } from '@testing-library/react';
import shell from '../../../locales/ko.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { restoreHeld } from '../../testing/restore-held.ts';
import { MenuList } from './menu-list.tsx';

const roles = ['member', 'agent'] as const;

beforeEach(async () => {
  await startTestPage({ shell, ui });
  leaveSession('replaced');
  const opens = { centre: 'member', page: 'withdraw' };
  const contract = {
    ...{ switch: 'MF_WALLET', provides: {}, centrePages: [] },
    menu: [
      { slot: 'side.main', label: 'shell:content.help', order: 1, opens: { path: '/help' } },
      { slot: 'side.member', label: 'shell:confirm', order: 1, opens },
      { slot: 'side.member', label: 'shell:centre.agent', order: 2, opens, when: { roles } },
    ],
  };
  installBoot({
    remotes: [{ id: 'wallet', contract }],
    merchant: { brand: 'aurora' },
  } as unknown as Parameters<typeof installBoot>[0]);
});
afterEach(() => act(() => leaveSession('replaced')));

it("the member's part of the menu is missing while a stored session is loaded, and there once its member is known", async () => {
  const member = restoreHeld({ type: 1 });
  expect(sessionState().role).toBe('restoring');
  render(<MenuList />, { wrapper: TestPage });
  expect(screen.getByRole('link', { name: shell.content.help })).toBeVisible();
  expect(screen.queryByText(shell.menu.member)).toBeNull();
  expect(screen.queryByText(shell.confirm)).toBeNull();
  expect(screen.queryByText(shell.centre.agent)).toBeNull();
  await act(member.arrives);
  expect(screen.getByText(shell.menu.member)).toBeVisible();
  expect(screen.getByText(shell.confirm)).toBeVisible();
  expect(screen.getByText(shell.centre.agent)).toBeVisible();
});

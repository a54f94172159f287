import { sessionState } from '@tessera/shared/session';
import { signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen } from '@testing-library/react';
import shell from '../../../locales/ko.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { installNavigate } from '../../routing/navigation.ts';
import { AccountEntry } from './account-entry.tsx';

type Boot = Parameters<typeof installBoot>[0];

beforeEach(async () => {
  await startTestPage({ shell, ui });
  installBoot({ remotes: [], merchant: { brand: 'aurora' } } as unknown as Boot);
});

function member(account: string, type = 0) {
  signInForTest({ account, nickname: '', type });
  const session = sessionState();
  if (!('member' in session)) throw new Error('Nobody is here.');
  return session.member;
}

it('a click on the account before its menu is loaded opens the menu once it is', async () => {
  render(<AccountEntry member={member('moonlit07')} />, { wrapper: TestPage });
  const name = shell.account.menu.replace('{{name}}', 'moonlit07');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('menuitem', { name: shell.account.signOut })).toBeVisible();
});

it.each([
  ['a member', 0, [shell.centre.member, shell.confirm, shell.account.signOut]],
  ['a trial account, which it would not let in,', 4, [shell.account.signOut]],
])('the menu of %s starts with the member centre only where that opens', async (_, type, labels) => {
  const opens = { centre: 'member', page: 'withdraw' };
  const contract = {
    ...{ switch: 'MF_WALLET', provides: {}, centrePages: [{ centre: 'member', key: 'withdraw', order: 1 }] },
    menu: [{ slot: 'side.member', label: 'shell:confirm', order: 1, opens }],
  };
  installBoot({ remotes: [{ id: 'wallet', contract }], merchant: { brand: 'aurora' } } as unknown as Boot);
  render(<AccountEntry member={member('moonlit07', type)} />, { wrapper: TestPage });
  fireEvent.click(screen.getByRole('button', { name: shell.account.menu.replace('{{name}}', 'moonlit07') }));
  await screen.findByRole('menuitem', { name: shell.account.signOut });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(labels);
});

it('an account registered by phone does not show its whole number in the header', () => {
  render(<AccountEntry member={member('01048210005')} />, { wrapper: TestPage });
  expect(screen.getByText('0104821****')).toBeVisible();
});

it('the name of the account opens the member centre; on a site without one it is plain text', () => {
  const contract = {
    ...{ switch: 'MF_WALLET', provides: {}, menu: [] },
    centrePages: [{ centre: 'member', key: 'withdraw', order: 1 }],
  };
  const view = render(<AccountEntry member={member('moonlit07')} />, { wrapper: TestPage });
  const label = `moonlit07, ${shell.centre.member}`;
  expect(screen.getByText('moonlit07')).toBeVisible();
  expect(screen.queryByRole('button', { name: label })).toBeNull();
  view.unmount();
  installBoot({ remotes: [{ id: 'wallet', contract }], merchant: { brand: 'aurora' } } as unknown as Boot);
  const went = jest.fn();
  installNavigate(went);
  render(<AccountEntry member={member('moonlit07')} />, { wrapper: TestPage });
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(went).toHaveBeenCalledWith(expect.stringMatching(/^\/member/), expect.anything());
});

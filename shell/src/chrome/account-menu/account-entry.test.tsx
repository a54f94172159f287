import { sessionState } from '@tessera/shared/session';
import { signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen } from '@testing-library/react';
import shell from '../../../locales/ko.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { AccountEntry } from './account-entry.tsx';

type Boot = Parameters<typeof installBoot>[0];

beforeEach(async () => {
  await startTestPage({ shell, ui });
  installBoot({ remotes: [] } as unknown as Boot);
});

function member(account: string) {
  signInForTest({ account, nickname: '' });
  const session = sessionState();
  if (!('member' in session)) throw new Error('Nobody is here.');
  return session.member;
}

it('a press on the account before its menu has come opens the menu once it is there', async () => {
  render(<AccountEntry member={member('moonlit07')} />, { wrapper: TestPage });
  const name = shell.account.menu.replace('{{name}}', 'moonlit07');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('menuitem', { name: shell.account.signOut })).toBeVisible();
});

it('an account made by mobile does not show its whole number in the header', () => {
  render(<AccountEntry member={member('01048210005')} />, { wrapper: TestPage });
  expect(screen.getByRole('button')).toHaveTextContent('0104821****');
});

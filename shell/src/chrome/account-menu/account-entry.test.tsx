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

it('a press on the account before its menu has come opens the menu once it is there', async () => {
  signInForTest({ account: 'moonlit07', nickname: '' });
  const session = sessionState();
  if (!('member' in session)) throw new Error('Nobody is here.');
  render(<AccountEntry member={session.member} />, { wrapper: TestPage });
  const name = shell.account.menu.replace('{{name}}', 'moonlit07');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('menuitem', { name: shell.account.signOut })).toBeVisible();
});

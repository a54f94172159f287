import { setSwitches } from '@tessera/shared/switches';
import { startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen } from '@testing-library/react';
import shell from '../../locales/ko.json';
import { installBoot } from '../remotes/live-remotes.ts';
import { DialogHost } from './dialog-host.tsx';
import { openDialog, showMessage } from './dialog-stack.ts';

jest.mock('../contributions/contribution.tsx', () => ({ Contribution: () => <p>양식</p> }));

const authIs = (enabled: '0' | '1') =>
  act(() => setSwitches([{ modId: 'MF_AUTH', enabled, childrenNodes: [] }] as Parameters<typeof setSwitches>[0]));

it('a dialog whose remote is switched off closes and resolves; the dialog below is visible again', async () => {
  await startTestPage({ shell, ui });
  const contract = { switch: 'MF_AUTH', dialogs: { 'auth.login': { title: 'shell:visitor.signIn' } } };
  installBoot({ remotes: [{ id: 'auth', contract }] } as unknown as Parameters<typeof installBoot>[0]);
  authIs('1');
  render(<DialogHost />);
  let answer: Promise<unknown> = Promise.resolve('nothing');
  act(() => {
    void showMessage({ title: 'shell:trial.title', body: 'shell:trial.in_need_true_account', buttons: [] });
    answer = openDialog('auth.login', {});
  });
  expect(await screen.findByText('양식')).toBeVisible();
  authIs('0');
  expect(await answer).toBeUndefined();
  expect(screen.queryByText('양식')).toBeNull();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(shell.trial.title);
});

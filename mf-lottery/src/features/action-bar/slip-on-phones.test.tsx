import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import LotteryPage from '../../pages/lottery/lottery.page.tsx';
import { fakeLottery } from '../../testing/fake-lottery.ts';
import { slipBet } from '../../testing/slip-bet.ts';
import { slipStore } from '../slip/slip-store.ts';

let mockHasNetwork = false;
jest.mock('../slip/slip-sheet.tsx', () => {
  if (!mockHasNetwork) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('../slip/slip-sheet.tsx');
});

it('on a phone the slip opens from the bar; if its code cannot be loaded the page says so, and the next press asks again', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  fakeLottery(fakeOperator());
  const toasts: ToastChange[] = [];
  const stopToasts = receiveToasts((change) => toasts.push(change));
  const reported = jest.spyOn(console, 'error').mockImplementation();
  const person = userEvent.setup();
  render(<LotteryPage />, { wrapper: TestPage });
  const open = await screen.findByRole('button', { name: '슬립 0건 열기' });
  await person.click(open);
  await waitFor(() => expect(JSON.stringify(toasts)).toContain(uiMessages.resource.failed));
  reported.mockRestore();
  mockHasNetwork = true;
  await person.click(open);
  expect(await screen.findByRole('dialog', { name: messages.slip.title })).toBeVisible();
  stopToasts();
});

it('on a phone the open slip shows under all of its bets how long they can be bet, what they cost, and the button', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  fakeLottery(fakeOperator());
  mockHasNetwork = true;
  const closesAtMs = Date.now() + 90_000;
  act(() => {
    slipStore.add(slipBet({ issue: '20260302-0257', closesAtMs: closesAtMs + 60_000 }));
    slipStore.add(slipBet({ numbers: [['odd']], issue: '20260302-0256', closesAtMs }));
  });
  const person = userEvent.setup();
  render(<LotteryPage />, { wrapper: TestPage });
  await person.click(await screen.findByRole('button', { name: '슬립 2건 열기' }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.slip.title }));
  const timer = await dialog.findByRole('timer', { name: /1:(30|2\d)$/ });
  const foot = timer.closest('div') as HTMLElement;
  // The first of the two issues to close is named.
  expect(foot).toHaveTextContent(/0302-0256/);
  expect(within(foot).getByText(messages.slip.total)).toBeVisible();
  expect(within(foot).getByRole('button', { name: messages.slip.signIn })).toBeEnabled();
  expect(within(foot).queryByRole('list')).toBeNull();
  act(() => slipStore.discard());
});

it('on a phone Escape closes the stake of a bet, back to its button, and leaves the slip open', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  fakeLottery(fakeOperator());
  mockHasNetwork = true;
  act(() => {
    slipStore.add(slipBet({ issue: '20260302-0256', closesAtMs: Date.now() + 90_000 }));
  });
  const person = userEvent.setup();
  render(<LotteryPage />, { wrapper: TestPage });
  await person.click(await screen.findByRole('button', { name: '슬립 1건 열기' }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.slip.title }));
  const stake = dialog.getByRole('button', { expanded: false, name: /100\.00|200\.00/ });
  await person.click(stake);
  const fields = within(dialog.getByRole('group', { name: messages.slip.stakeFields }));
  await person.click(fields.getByRole('spinbutton'));
  await person.keyboard('{Escape}');
  expect(dialog.queryByRole('group', { name: messages.slip.stakeFields })).toBeNull();
  expect(stake).toHaveFocus();
  expect(screen.getByRole('dialog', { name: messages.slip.title })).toBeVisible();
  act(() => slipStore.discard());
});

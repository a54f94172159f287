import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import LotteryPage from '../../pages/lottery/lottery.page.tsx';
import { fakeLottery } from '../../testing/fake-lottery.ts';

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

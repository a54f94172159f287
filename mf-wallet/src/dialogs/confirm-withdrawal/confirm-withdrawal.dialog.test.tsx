import { startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import ConfirmWithdrawalDialog from './confirm-withdrawal.dialog.tsx';

const withdrawal: Omit<WithdrawalToConfirm, 'send'> = {
  amountMinor: 3_000_000,
  feeMinor: 0,
  bankName: '국민은행',
  accountNumber: '110-432-904821',
  accountHolder: '김하늘',
  expectedMinutes: { from: 10, to: 30 },
};

beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));

function show(send: WithdrawalToConfirm['send']) {
  const close = jest.fn();
  render(
    <TestPage>
      <ConfirmWithdrawalDialog params={{ ...withdrawal, send }} close={close} />
    </TestPage>,
  );
  return close;
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: /출금/ }));

it('asks for the six digits of the withdrawal password, and hands them over', async () => {
  const send = jest.fn(async () => undefined);
  const close = show(send);
  await userEvent.type(screen.getByLabelText('출금 비밀번호'), '57392');
  await confirm();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByLabelText('출금 비밀번호')).toHaveAccessibleDescription('숫자 6자리를 입력하세요.');
  await userEvent.type(screen.getByLabelText('출금 비밀번호'), '0');
  await confirm();
  expect(send).toHaveBeenCalledWith('573920');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

it('stays open when the password was wrong, and says so beneath it, ready for another', async () => {
  const send = jest.fn(async (pin: string) => (pin === '573920' ? undefined : '출금 비밀번호가 올바르지 않습니다.'));
  const close = show(send);
  const field = screen.getByLabelText('출금 비밀번호');
  await userEvent.type(field, '111111');
  await confirm();
  await waitFor(() => expect(field).toHaveAccessibleDescription('출금 비밀번호가 올바르지 않습니다.'));
  expect(field).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('573920{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(send.mock.calls).toEqual([['111111'], ['573920']]);
});

import { startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { WithdrawalToConfirm } from '../../features/withdrawal/to-confirm.ts';
import ConfirmWithdrawalDialog from './confirm-withdrawal.dialog.tsx';

const wish: WithdrawalToConfirm = {
  amountMinor: 3_000_000,
  feeMinor: 0,
  bankName: '국민은행',
  accountNumber: '110-432-904821',
  accountHolder: '김하늘',
  expectedMinutes: { from: 10, to: 30 },
};

beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));

function show(params: WithdrawalToConfirm) {
  const close = jest.fn();
  render(
    <TestPage>
      <ConfirmWithdrawalDialog params={params} close={close} />
    </TestPage>,
  );
  return close;
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: /출금/ }));

it('asks for the six digits of the withdrawal password, and hands them over', async () => {
  const close = show(wish);
  await userEvent.type(screen.getByLabelText('출금 비밀번호'), '57392');
  await confirm();
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText('출금 비밀번호')).toHaveAccessibleDescription('숫자 6자리를 입력하세요.');
  await userEvent.type(screen.getByLabelText('출금 비밀번호'), '0');
  await confirm();
  expect(close).toHaveBeenCalledWith({ isConfirmed: true, paymentPassword: '573920' });
});

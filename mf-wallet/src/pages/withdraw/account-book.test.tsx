import { installDialogHost } from '@tessera/shared/dialogs';
import { installIntentRouter } from '@tessera/shared/intents';
import { setSwitches } from '@tessera/shared/switches';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import {
  addBankAccount,
  checkBankAccount,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawSettings,
  removeBankAccount,
  setDefaultBankAccount,
} from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import messages from '../../../locales/ko.json';
import AddAccountDialog from '../../dialogs/add-account/add-account.dialog.tsx';
import type { AccountToAdd } from '../../features/bank-accounts/account-choice.tsx';
import type { WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import { bookedAccount, bookSettings, newWithdrawal } from '../../testing/fake-wallet.ts';
import WithdrawPage from './withdraw.page.tsx';

const text = messages.accounts;
const second = { ...bookedAccount, id: '77', bankName: '마루은행', accountNumber: '330-***-**9911', isDefault: false };

describe('the bank account book', () => {
  let operator: FakeOperator;
  let list = [bookedAccount];
  let asked: string[] = [];
  let added: string | undefined;
  /** The button that had the focus at first when something was asked. */
  let focused: string[] = [];

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    setSwitches([]);
    operator = fakeOperator();
    signInForTest();
    list = [bookedAccount];
    asked = [];
    added = undefined;
    installIntentRouter((async () => ({ status: 'unavailable' })) as never);
    installDialogHost({
      openDialog: async (key, params) => {
        asked.push(key);
        if (key === 'wallet.add-account') return added;
        await (params as WithdrawalToConfirm).send('482913');
        return undefined;
      },
      showMessage: async ({ buttons }) => {
        focused = buttons.flatMap(({ id, isPrimary }) => (isPrimary ? [id] : []));
        return 'remove';
      },
    });
    operator.answer(getWithdrawSettings, () => ({ ...bookSettings, accounts: { ...bookSettings.accounts, list } }));
    operator.answer(getWithdrawalList, () => recorded(getWithdrawalList, 'none'));
    operator.answer(getWithdrawal, () => newWithdrawal('42', 25_000_000));
    operator.answer(createWithdrawal, () => newWithdrawal('42', 25_000_000));
  });

  const show = () =>
    render(
      <TestPage path="/member/withdraw">
        <WithdrawPage />
      </TestPage>,
    );
  const type = async (amount: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: messages.amount.label }), {
      target: { value: amount },
    });
  const send = () => fireEvent.click(screen.getByRole('button', { name: '25만 P 출금하기' }));

  it('sends the withdrawal to the account that is chosen, by its id alone', async () => {
    list = [bookedAccount, second];
    show();
    await type('250000');
    fireEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
    send();
    await waitFor(() => expect(operator.calls(createWithdrawal)).toHaveLength(1));
    const { request } = operator.calls(createWithdrawal)[0] ?? {};
    expect(request).toMatchObject({ accountId: '77', amount: 25_000_000 });
    expect(request).not.toHaveProperty('accountNumber');
  });

  it('asks for an account before anything is sent where the book is empty', async () => {
    list = [];
    show();
    expect(await screen.findByText(text.empty)).toBeVisible();
    await type('250000');
    send();
    const problem = await screen.findByText(messages.problem.accountId.missing);
    expect(problem).toBeVisible();
    const add = screen.getByRole('button', { name: text.add });
    expect(add).toHaveFocus();
    expect(add).toHaveAccessibleDescription(messages.problem.accountId.missing);
    expect(screen.getByRole('group', { name: messages.withdrawal.account })).toHaveAttribute('aria-invalid', 'true');
    expect(asked).toEqual([]);
  });

  it('says from when a new account can be paid to, and sends nothing before', async () => {
    list = [{ ...bookedAccount, usableFromMs: Date.now() + 3_600_000 }];
    show();
    expect(await screen.findByText(/부터 출금 가능/)).toBeVisible();
    await type('250000');
    send();
    expect(await screen.findByText(messages.problem.accountId.new)).toBeVisible();
    expect(operator.calls(createWithdrawal)).toHaveLength(0);
  });

  it('asks before an account is removed, with the focus on the button that keeps it', async () => {
    operator.answer(removeBankAccount, () => refuse('withdrawal.account.in.use', {}, 409));
    show();
    fireEvent.click(await screen.findByRole('button', { name: text.remove }));
    await waitFor(() => expect(operator.calls(removeBankAccount)).toHaveLength(1));
    expect(focused).toEqual(['keep']);
  });

  it('chooses the account that was just added', async () => {
    show();
    await screen.findByRole('radio');
    added = '77';
    list = [bookedAccount, second];
    fireEvent.click(await screen.findByRole('button', { name: text.add }));
    await waitFor(() => expect(asked).toEqual(['wallet.add-account']));
    operator.answer(removeBankAccount, () => refuse('withdrawal.account.in.use', {}, 409));
    fireEvent.click(screen.getByRole('button', { name: text.remove }));
    await waitFor(() => expect(screen.getAllByRole('radio')[1]).toBeChecked());
  });

  it('keeps the choice of an account that can be paid to, and says when the new one can', async () => {
    const toasts: ToastMessage[] = [];
    receiveToasts((change) => 'show' in change && toasts.push(change.show));
    // Those of the tests before.
    toasts.length = 0;
    show();
    await screen.findByRole('radio');
    added = '77';
    list = [bookedAccount, { ...second, usableFromMs: Date.now() + 3_600_000 }];
    fireEvent.click(await screen.findByRole('button', { name: text.add }));
    await waitFor(() => expect(asked).toEqual(['wallet.add-account']));
    operator.answer(removeBankAccount, () => refuse('withdrawal.account.in.use', {}, 409));
    fireEvent.click(screen.getByRole('button', { name: text.remove }));
    await waitFor(() => expect(toasts.some(({ title }) => title === text.added)).toBe(true));
    expect(toasts.findLast(({ title }) => title === text.added)?.detail).toMatch(/부터 출금 가능/);
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
  });

  it('moves the focus to the account when the button that made it the default is gone', async () => {
    list = [bookedAccount, second];
    operator.answer(setDefaultBankAccount, () => {
      list = [
        { ...second, isDefault: true },
        { ...bookedAccount, isDefault: false },
      ];
      return { accounts: list } as never;
    });
    show();
    fireEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
    const button = screen.getByRole('button', { name: text.makeDefault });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toHaveFocus());
  });

  it('keeps an account that a withdrawal is under way to', async () => {
    list = [{ ...bookedAccount, isInUse: true }];
    show();
    expect(await screen.findByText(text.inUse)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.remove })).toBeNull();
  });

  it('is full at the merchant’s limit', async () => {
    list = Array.from({ length: 5 }, (_, n) => ({ ...bookedAccount, id: String(n + 1) }));
    show();
    expect(await screen.findByText('계좌는 5개까지 등록할 수 있습니다.')).toBeVisible();
    expect(screen.queryByRole('button', { name: text.add })).toBeNull();
  });

  it('takes an account by what the bank says and by the code on its statement', async () => {
    operator.answer(checkBankAccount, () => refuse('withdrawal.holder.differs'));
    const close = jest.fn();
    const params: AccountToAdd = {
      banks: bookSettings.banks,
      payeeName: '데모회원',
      coolingMinutes: 1440,
      isFirst: false,
    };
    render(<TestPage>{createElement(AddAccountDialog, { params, close })}</TestPage>);
    fireEvent.click(screen.getByRole('button', { name: text.check }));
    expect(await screen.findByText(messages.problem.bankCode.missing)).toBeVisible();
    fireEvent.click(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: '나루은행' }));
    const fill = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(name, { exact: false }), { target: { value } });
    fill(messages.withdrawal.account, '110 777 123456');
    fill(messages.confirm.paymentPassword, '482913');
    fireEvent.click(screen.getByRole('button', { name: text.check }));
    expect(await screen.findByText(messages.error.withdrawal_holder_differs)).toBeVisible();
    const checkId = '0b6f7d2e-8a3c-4f77-9d2a-1f1e5a3b7c11';
    const expiresAtMs = Date.now() + 600_000;
    operator.answer(checkBankAccount, () => ({ checkId, accountNumber: '110-***-**3456', expiresAtMs }));
    fireEvent.click(screen.getByRole('button', { name: text.check }));
    expect(await screen.findByText(/나루은행 110-\*\*\*-\*\*3456 계좌로 1.00 P 보냈습니다/)).toBeVisible();
    expect(operator.calls(checkBankAccount).at(-1)?.request).toMatchObject({ accountNumber: '110777123456' });
    expect(screen.getByText(/24시간 뒤부터/)).toBeVisible();
    // Back finds what was typed, and the code that was sent is still good for that account.
    fireEvent.click(screen.getByRole('button', { name: text.back }));
    const number = screen.getByLabelText(messages.withdrawal.account, { exact: false });
    expect(number).toHaveValue('110 777 123456');
    expect(screen.getByRole('combobox')).toHaveFocus();
    fill(messages.withdrawal.account, '110 777 999');
    await waitFor(() => expect(screen.queryByRole('button', { name: text.toCode })).toBeNull());
    fill(messages.withdrawal.account, '110 777 123456');
    fireEvent.click(await screen.findByRole('button', { name: text.toCode }));
    expect(screen.getByRole('textbox', { name: text.code })).toHaveFocus();
    const checks = operator.calls(checkBankAccount).length;
    operator.answer(addBankAccount, () => refuse('verification.code.invalid'));
    fireEvent.change(screen.getByRole('textbox', { name: text.code }), { target: { value: '1234' } });
    fireEvent.click(screen.getByRole('button', { name: text.confirm }));
    expect(await screen.findByText(messages.error.verification_code_invalid)).toBeVisible();
    operator.answer(addBankAccount, () => second);
    fireEvent.change(screen.getByRole('textbox', { name: text.code }), { target: { value: '4321' } });
    fireEvent.click(screen.getByRole('button', { name: text.confirm }));
    await waitFor(() => expect(close).toHaveBeenCalledWith('77'));
    expect(operator.calls(addBankAccount).at(-1)?.request).toEqual({ checkId, code: '4321' });
    expect(operator.calls(checkBankAccount)).toHaveLength(checks);
  });
});

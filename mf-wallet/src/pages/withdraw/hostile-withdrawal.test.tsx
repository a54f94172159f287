import { installDialogHost } from '@tessera/shared/dialogs';
import { fakeOperator, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { createWithdrawal, getWithdrawalList, getWithdrawSettings, nameFault } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import type { WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import { hostileMoneyForm, inputOf, minorShown, submit, wrongFields } from '../../testing/attack.ts';
import { withdrawSettings } from '../../testing/fake-wallet.ts';
import WithdrawPage from './withdraw.page.tsx';

const settings = {
  ...withdrawSettings,
  availableAmount: 50_000_000,
  payeeName: '',
  banks: [{ bankCode: 'NARU', bankName: '<img src=x onerror=boom()>' }],
};
const right = { amountMinor: '250,000', accountNumber: '110-123-454821', accountHolder: '김하늘' };
const isFine: Readonly<Record<keyof typeof right, (text: string) => boolean>> = {
  amountMinor: (text) => {
    const minor = minorShown(text) ?? 0;
    return minor >= settings.minimumAmount && minor <= settings.availableAmount;
  },
  accountNumber: (text) => /^\d[\d-]{4,28}\d$/.test(text.trim()),
  accountHolder: (text) => nameFault(text) === undefined,
};
const names = Object.keys(isFine) as (keyof typeof right)[];

it('a withdrawal asks for exactly what stands there, covered and within the limits, or says what is wrong under the field', async () => {
  await startTestPage({ ui: uiMessages, wallet: messages });
  signInForTest();
  setTrap();
  const operator = fakeOperator();
  operator.answer(getWithdrawSettings, () => settings);
  operator.answer(getWithdrawalList, () => recorded(getWithdrawalList, 'none'));
  operator.answer(createWithdrawal, () => refuse('payment.password.wrong'));
  const shown: unknown[] = [];
  installDialogHost({
    openDialog: async (_, params) => {
      shown.push(params);
      await (params as WithdrawalToConfirm).send('573920');
      return undefined;
    },
  });
  render(
    <TestPage path="/member/withdraw">
      <WithdrawPage />
    </TestPage>,
  );
  fireEvent.click(await screen.findByRole('combobox'));
  fireEvent.click(await screen.findByRole('option'));
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostileMoneyForm(right), async (values) => {
      const typed = names.map((name) => paste(inputOf(name), values[name]));
      await submit();
      for (const [at, name] of names.entries()) expect(inputOf(name).value === typed[at]).toBe(true);
      const wrong = names.filter((name, at) => !isFine[name](typed[at] ?? ''));
      expect(wrongFields()).toEqual(wrong);
      const call = operator.calls(createWithdrawal)[sent];
      if (wrong.length > 0) expect(call).toBeUndefined();
      else {
        const [amount = '', accountNumber = '', accountHolder = ''] = typed.map((text) => text.trim());
        const account = { accountNumber, accountHolder };
        expect(shown[sent]).toMatchObject({ amountMinor: minorShown(amount), ...account });
        expect(call?.request).toMatchObject({ amount: minorShown(amount), bankCode: 'NARU', ...account });
        sent += 1;
      }
      expectNothingRan();
    }),
    attacks,
  );
  expect(sent).toBeGreaterThan(0);
  expect(shown).toHaveLength(sent);
});

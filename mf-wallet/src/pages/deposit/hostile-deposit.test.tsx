import { fakeOperator, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { createDeposit, getDepositList, getDepositSettings, nameFault } from '@tessera/shared/wire/wallet';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import { hostileMoneyForm, inputOf, minorShown, submit, wrongFields } from '../../testing/attack.ts';
import { depositSettings } from '../../testing/fake-wallet.ts';
import DepositPage from './deposit.page.tsx';

const [transfer] = depositSettings.methods;
if (!transfer) throw new Error('No way to deposit is recorded.');
const { target } = transfer;
if (!target) throw new Error('The recorded bank transfer names no account.');
const method = { ...transfer, target: { ...target, bankName: '<img src=x onerror=boom()>' } };
const right = { amountMinor: '100,000', depositorName: '김하늘' };

it('a deposit asks for exactly the amount that stands there and within the limits, or says what is wrong under the field', async () => {
  await startTestPage({ ui: uiMessages, wallet: messages });
  signInForTest();
  setTrap();
  const operator = fakeOperator();
  operator.answer(getDepositSettings, () => ({ ...depositSettings, payeeName: '', methods: [method] }));
  operator.answer(getDepositList, () => recorded(getDepositList, 'none'));
  operator.answer(createDeposit, () => refuse('deposit.pending.limit', { limit: 3 }));
  render(
    <TestPage path="/member/depositv2">
      <DepositPage />
    </TestPage>,
  );
  await screen.findByRole('textbox', { name: '금액' });
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostileMoneyForm(right), async (values) => {
      const amount = paste(inputOf('amountMinor'), values.amountMinor);
      const name = paste(inputOf('depositorName'), values.depositorName);
      await submit();
      expect(inputOf('amountMinor').value === amount && inputOf('depositorName').value === name).toBe(true);
      const minor = minorShown(amount);
      const wrong = [
        ...(minor && minor >= method.minimumAmount && minor <= method.maximumAmount ? [] : ['amountMinor']),
        ...(nameFault(name) ? ['depositorName'] : []),
      ];
      expect(wrongFields()).toEqual(wrong);
      const call = operator.calls(createDeposit)[sent];
      if (wrong.length > 0) expect(call).toBeUndefined();
      else {
        sent += 1;
        expect(call?.request).toMatchObject({ amount: minor, depositorName: name.trim() });
        expect(screen.getByRole('alert')).toBeVisible();
      }
      expectNothingRan();
    }),
    attacks,
  );
  expect(sent).toBeGreaterThan(0);
});

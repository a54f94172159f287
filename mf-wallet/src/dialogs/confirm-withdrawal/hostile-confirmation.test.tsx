import { halfWidth } from '@tessera/shared/format';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { hostileOrHugeText, hostileText } from '@tessera/shared/testing/hostile-text';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import ConfirmWithdrawalDialog from './confirm-withdrawal.dialog.tsx';

const withdrawal = {
  amountMinor: 3_000_000,
  feeMinor: 0,
  accountNumber: '110-432-904821',
  expectedMinutes: { from: 10, to: 30 },
};
/** Six figures now and then, and what comes near them. */
const pins = fc.oneof(
  hostileOrHugeText,
  fc.stringMatching(/^\d{5,7}$/),
  fc.constantFrom('５７３９２０', '573920 ', ' 573920', '573920\n', '57392e', '-57392', '٥٧٣٩٢٠'),
);

it('a withdrawal is confirmed by six figures and nothing else, and names of banks and holders stay text', async () => {
  await startTestPage({ ui: uiMessages, wallet: messages });
  setTrap();
  const send = jest.fn((_pin: string) => new Promise<undefined>(() => undefined));
  let count = 0;
  const dialog = (bankName: string, accountHolder: string) => (
    <TestPage>
      <ConfirmWithdrawalDialog
        key={count}
        params={{ ...withdrawal, bankName, accountHolder, send }}
        close={() => undefined}
      />
    </TestPage>
  );
  const view = render(dialog('', ''));
  let confirmed = 0;
  fc.assert(
    fc.property(pins, hostileText, hostileText, (pin, bankName, holder) => {
      send.mockClear();
      count += 1;
      view.rerender(dialog(bankName, holder));
      const input = screen.getByLabelText<HTMLInputElement>('출금 비밀번호');
      const typed = paste(input, pin);
      fireEvent.submit(input.form as HTMLFormElement);
      const isPin = /^[0-9]{6}$/.test(halfWidth(typed));
      if (isPin) confirmed += 1;
      expect(send.mock.calls).toEqual(isPin ? [[halfWidth(typed)]] : []);
      expect(input.value === typed).toBe(true);
      if (isPin) expect(input).toBeValid();
      else expect(input).toHaveAccessibleDescription('숫자 6자리를 입력하세요.');
      expect(view.container.textContent).toContain(holder);
      expectNothingRan();
    }),
    attacks,
  );
  expect(confirmed).toBeGreaterThan(0);
});

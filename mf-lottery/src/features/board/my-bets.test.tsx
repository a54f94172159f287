import { installDialogHost } from '@tessera/shared/dialogs';
import { pageQueries } from '@tessera/shared/query';
import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { cancelBet, placeBets } from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { type FakeLottery, fakeLottery } from '../../testing/fake-lottery.ts';
import { MyBets } from './my-bets.tsx';

const [placed] = recorded(placeBets).bets;

describe('the focus in the list of open bets', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(async () => {
    if (!placed) throw new Error('No bet is recorded.');
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    const closesAtMs = Date.now() + 600_000;
    lottery.bets = ['1', '2'].map((id) => ({ ...placed, id, status: 'pending', cancelRefusal: null, closesAtMs }));
    act(() => signInForTest());
    render(<MyBets show="pending" draws={[]} />, { wrapper: TestPage });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    act(() => buttons()[0]?.focus());
  });
  afterEach(() => {
    installDialogHost({});
    act(leaveForTest);
  });

  const buttons = () => screen.queryAllByRole('button', { name: messages.bets.cancel });
  const list = () => screen.getByRole('region', { name: messages.bets.pending });
  const changeFirst = async (change: Partial<LotteryBet>) => {
    lottery.bets = lottery.bets.map((bet) => (bet.id === '1' ? { ...bet, ...change } : bet));
    await act(() => pageQueries().invalidateQueries());
    await waitFor(() => expect(buttons()).toHaveLength(1));
  };
  const close = () => changeFirst({ closesAtMs: Date.now() - 1 });

  it('goes to the list when the issue closes and the button that cancels goes away', async () => {
    await close();
    expect(list()).toHaveFocus();
  });

  it('goes to the list when the bet is drawn and leaves it', async () => {
    await changeFirst({ status: 'lost', payout: 0 });
    expect(list()).toHaveFocus();
  });

  it('stays where it is when the button of another bet goes away', async () => {
    act(() => buttons()[1]?.focus());
    await close();
    expect(buttons()[0]).toHaveFocus();
  });

  it.each(['keep', undefined])(
    'goes to the list after the question, behind which the issue has closed: %s',
    async (answer) => {
      let resolve: (pressed: string | undefined) => void = () => undefined;
      installDialogHost({ showMessage: () => new Promise((done) => (resolve = done)) });
      fireEvent.click(buttons()[0] as HTMLElement);
      // The dialog has the focus.
      act(() => (document.activeElement as HTMLElement).blur());
      await close();
      expect(list()).not.toHaveFocus();
      await act(async () => resolve(answer));
      expect(list()).toHaveFocus();
      expect(operator.calls(cancelBet)).toEqual([]);
    },
  );

  it('goes to the list after a refusal that came too late for the button, with a message', async () => {
    const toasts: ToastChange[] = [];
    const stop = receiveToasts((change) => toasts.push(change));
    let resolve: (pressed: string | undefined) => void = () => undefined;
    installDialogHost({ showMessage: () => new Promise((done) => (resolve = done)) });
    operator.answer(cancelBet, () => refuse('lottery.issue.closed', {}, 409));
    fireEvent.click(buttons()[0] as HTMLElement);
    act(() => (document.activeElement as HTMLElement).blur());
    // The row is gone, too.
    await changeFirst({ status: 'lost', payout: 0 });
    await act(async () => resolve('cancel'));
    await waitFor(() => expect(toasts).toEqual([{ show: { tone: 'warn', title: messages.bets.tooLate } }]));
    expect(list()).toHaveFocus();
    stop();
  });
});

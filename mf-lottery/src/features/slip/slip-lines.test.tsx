import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fakeLottery } from '../../testing/fake-lottery.ts';
import { slipBet } from '../../testing/slip-bet.ts';
import SlipLines from './slip-lines.tsx';
import { slipStore } from './slip-store.ts';

describe('the bets of the slip', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  afterEach(() => act(() => slipStore.discard()));

  it('say why a bet cannot be edited whose game is not offered any more', () => {
    fakeLottery(fakeOperator());
    const toasts: ToastChange[] = [];
    const stop = receiveToasts((change) => toasts.push(change));
    const edit = jest.fn();
    slipStore.add(slipBet({ gameCode: 'GONE' }));
    render(<SlipLines slip={slipStore.current()} draws={[]} nowMs={0} onEdit={edit} />, { wrapper: TestPage });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Two sides' }));
    expect(toasts).toEqual([{ show: { id: 'lottery-slip', tone: 'warn', title: messages.slip.gameUnknown } }]);
    expect(edit).not.toHaveBeenCalled();
    expect(slipStore.current().editedId).toBeUndefined();
    stop();
  });
});

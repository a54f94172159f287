import { pageQueries } from '@tessera/shared/query';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
  withPointer,
} from '@tessera/shared/testing';
import { Dialog } from '@tessera/shared/ui/dialog';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { getAvailablePromotions, leavePromotion } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { firstDeposit, own, wagering } from '../../testing/promotions.ts';
import GiveUpDialog from './give-up.dialog.tsx';

describe('the question whether to give a bonus up', () => {
  let operator: FakeOperator;
  const close = jest.fn();
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    close.mockClear();
    operator = fakeOperator();
    signInForTest();
    const running = own('process', { wagering, canLeave: true });
    operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(running)] }));
  });
  const show = () =>
    render(
      <TestPage>
        <GiveUpDialog params={{}} close={close} />
      </TestPage>,
    );
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it('says what is lost, gives it up only when that is pressed, and then says so', async () => {
    const toasts: ToastMessage[] = [];
    const stop = receiveToasts((change) => 'show' in change && toasts.push(change.show));
    operator.answer(leavePromotion, ({ promotionId }) => {
      operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('ended'))] }));
      return { promotionId, own: own('ended') };
    });
    show();
    expect(await screen.findByText(/남은 보너스 머니\(20,000.00 P\)가 사라지고/)).toBeVisible();
    expect(operator.calls(leavePromotion)).toEqual([]);
    await press('보너스 포기하기');
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isGivenUp: true }));
    expect(operator.calls(leavePromotion)).toMatchObject([{ request: { promotionId: 'first-deposit' } }]);
    expect(screen.queryByText('진행 중인 보너스가 없습니다.')).toBeNull();
    expect(toasts).toMatchObject([
      { tone: 'ok', title: '보너스를 포기했습니다', detail: expect.stringContaining('보너스 머니(20,000.00 P)') },
    ]);
    stop();
  });

  it('names what would be lost now, also when that changes while it stands there', async () => {
    const refetch = () => act(() => pageQueries().invalidateQueries());
    show();
    expect(await screen.findByText(/20,000.00 P/)).toBeVisible();
    const later = own('process', { wagering: { ...wagering, bonusBalance: 500_000 }, canLeave: true });
    operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(later)] }));
    await refetch();
    expect(await screen.findByText(/\(5,000.00 P/)).toBeVisible();
    operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('ended'))] }));
    await refetch();
    expect(await screen.findByText(/진행 중인 보너스가 없습니다/)).toBeVisible();
  });

  it('offers to give up a bonus whose promotion is over', async () => {
    const running = firstDeposit(own('process', { wagering, canLeave: true }));
    operator.answer(getAvailablePromotions, () => ({ list: [{ ...running, endsAtMs: Date.now() - 1000 }] }));
    operator.answer(leavePromotion, ({ promotionId }) => ({ promotionId, own: own('ended') }));
    show();
    await press('보너스 포기하기');
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isGivenUp: true }));
    expect(operator.calls(leavePromotion)).toHaveLength(1);
  });

  it('focuses the button that keeps the bonus', async () => {
    withPointer('fine');
    render(
      <TestPage>
        <Dialog isOpen onClose={close} title="보너스">
          <GiveUpDialog params={{}} close={close} />
        </Dialog>
      </TestPage>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: '보너스 유지하기' })).toHaveFocus());
  });

  it('keeps it by the other button', async () => {
    show();
    await press('보너스 유지하기');
    expect(close).toHaveBeenCalledWith({ isGivenUp: false });
    expect(operator.calls(leavePromotion)).toEqual([]);
  });

  it('stays open with the reason when the operator refuses', async () => {
    operator.answer(leavePromotion, () => refuse('request.too.frequent'));
    show();
    await press('보너스 포기하기');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(close).not.toHaveBeenCalled();
  });

  it('says so when the bonus has ended meanwhile', async () => {
    operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('ended'))] }));
    show();
    expect(await screen.findByText('진행 중인 보너스가 없습니다.')).toBeVisible();
    await press('확인');
    expect(close).toHaveBeenCalledWith({ isGivenUp: true });
  });
});

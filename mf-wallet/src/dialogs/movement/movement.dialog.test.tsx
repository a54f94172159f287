import { installDialogHost } from '@tessera/shared/dialogs';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getMovement } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import MovementDialog from './movement.dialog.tsx';

type Receipt = AnswerOf<typeof getMovement>;

const hold: Receipt['movement'] = {
  id: '41',
  type: 'withdrawal-hold',
  subject: '',
  reference: 'W-20261121-0007',
  amount: -2_000_000,
  balanceAfter: 3_000_000,
  atMs: Date.UTC(2026, 10, 21, 12, 7),
};
const receipt: Receipt = {
  movement: hold,
  balanceBefore: 5_000_000,
  parts: [
    { account: 'cash', amount: -2_000_000 },
    { account: 'hold', amount: 2_000_000 },
  ],
  related: [hold, { ...hold, id: '42', type: 'withdrawal-returned', amount: 2_000_000, balanceAfter: 5_000_000 }],
  bet: null,
  request: null,
};

describe('the receipt of a movement', () => {
  let operator: FakeOperator;
  let answer: Receipt = receipt;
  const opened = jest.fn();

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    answer = receipt;
    opened.mockReset();
    installDialogHost({ openDialog: opened });
    operator.answer(getMovement, () => answer);
  });
  const closed = jest.fn();
  const show = () =>
    render(
      <TestPage>
        <MovementDialog params={{ id: '41' }} close={closed} />
      </TestPage>,
    );

  it('says which wallet the money left and which it went to, and the balance before and after', async () => {
    show();
    expect(await screen.findByText('W-20261121-0007')).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(
      expect.arrayContaining(['출금 신청', '2026-11-21 21:07:00 GMT+9', '−20,000.00 P', '+20,000.00 P', '50,000.00 P']),
    );
    expect(facts.at(-1)).toBe('30,000.00 P');
  });

  it('lists what belongs to it, and leads to its bet', async () => {
    answer = { ...receipt, bet: 'round:tessera-games:1' };
    show();
    const related = await screen.findByRole('region', { name: '함께 처리된 거래' });
    expect(within(related).getAllByRole('listitem')[1]).toHaveTextContent('출금 반환');
    fireEvent.click(screen.getByRole('button', { name: '베팅 보기' }));
    expect(opened).toHaveBeenCalledWith('wallet.bet', { source: 'round:tessera-games:1' });
  });

  it.each([
    ['deposit', '입금 보기'],
    ['withdrawal', '출금 보기'],
    ['wallet', '내 지갑 보기'],
  ] as const)('leads to its %s, and closes', async (kind, name) => {
    answer = { ...receipt, request: { kind, id: '42' } };
    show();
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(closed).toHaveBeenCalledWith({ kind, id: '42' });
  });

  it('leads to a transfer to the upline only while the member has that page', async () => {
    answer = { ...receipt, request: { kind: 'upline', id: '42' } };
    const view = show();
    await screen.findByText('W-20261121-0007');
    expect(screen.queryByRole('button', { name: '이체 보기' })).toBeNull();
    view.unmount();
    signInForTest({ toUpline: true });
    show();
    expect(await screen.findByRole('button', { name: '이체 보기' })).toBeVisible();
  });

  it('stands alone when nothing else belongs to it', async () => {
    answer = { ...receipt, related: [hold] };
    show();
    await screen.findByText('W-20261121-0007');
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button', { name: '베팅 보기' })).toBeNull();
  });

  it('can be loaded again when loading has failed', async () => {
    operator.setOnline(false);
    show();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    fireEvent.click(retry);
    expect(await screen.findByText('W-20261121-0007')).toBeVisible();
  });
});

import { bus } from '@tessera/shared/events';
import { priceListId } from '@tessera/shared/lottery';
import { fakeOperator, leaveForTest, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getChaseTerms, getGameMenus, placeChase } from '@tessera/shared/wire/lottery';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { slipPlaces } from '../../features/slip/slip-focus.ts';
import { slipStore } from '../../features/slip/slip-store.ts';
import type { SlipEntry } from '../../model/slip.ts';
import ChaseDialog from './chase.dialog.tsx';

const bigAndSmall: Omit<SlipEntry, 'id'> = {
  gameCode: 'K3',
  kind: 'K3',
  gameName: 'Dice',
  issue: '20260302-0001',
  closesAtMs: 0,
  playCode: 'sum-sides',
  numbers: [['big', 'small']],
  combinations: 2,
  unitMinor: 10_000,
  multiple: 1,
  prizeGroup: 1900,
  rebateMilli: 20,
  priceList: priceListId,
};

describe('the form of a chase', () => {
  let orders: RequestOf<typeof placeChase>[] = [];
  let toasts: ToastMessage[] = [];
  let refusal: string | undefined;
  let left: object;
  let maxSlipStake: number | null;
  let onSale = 20;
  let ceilings = { doublingCeiling: 0, profitCeiling: 0 };
  let stopToasts = () => {};
  const close = jest.fn();

  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    [orders, toasts, refusal, left, maxSlipStake] = [[], [], undefined, {}, null];
    ceilings = { doublingCeiling: 0, profitCeiling: 0 };
    onSale = 20;
    close.mockReset();
    stopToasts = receiveToasts((change) => 'show' in change && toasts.push(change.show));
    const operator = fakeOperator();
    const closesAtMs = Date.now() + 40_000;
    const terms = recorded(getChaseTerms);
    operator.answer(getChaseTerms, ({ count = 20 }) => ({
      ...terms,
      ...ceilings,
      issues: Array.from({ length: count }, (_, at) => ({
        issue: `20260302-${String(at + 1).padStart(4, '0')}`,
        closesAtMs: closesAtMs + at * 60_000,
        drawsAtMs: closesAtMs + 5000 + at * 60_000,
        isOnSale: at < onSale,
      })),
    }));
    operator.answer(getGameMenus, () => ({
      list: recorded(getGameMenus).list.map((game) => ({ ...game, maxSlipStake })),
    }));
    operator.answer(placeChase, (order) => {
      orders.push(order);
      if (refusal) refuse(refusal, { ...left }, 409);
      return recorded(placeChase);
    });
    slipStore.clear();
    slipStore.add(bigAndSmall);
    signInForTest();
    bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 10_000_000, at: Date.now() });
  });
  afterEach(() => {
    stopToasts();
    act(leaveForTest);
  });

  async function open() {
    const person = userEvent.setup();
    render(
      <TestPage>
        <ChaseDialog params={{ gameCode: 'K3', entries: slipStore.current().entries }} close={close} />
      </TestPage>,
    );
    await screen.findByRole('region', { name: messages.chase.table });
    return person;
  }
  const orderButton = () => screen.getByRole('button', { name: /회차 .*베팅$/ });
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

  it('says the whole risk before anything is pressed, and stops on a win unless that is taken away', async () => {
    const person = await open();
    expect(screen.getByText('10회차, 모두 2,000.00 P')).toHaveTextContent(messages.simulated);
    expect(screen.getByText('한 번도 당첨되지 않으면 모두 잃습니다: 2,000.00 P')).toBeVisible();
    expect(rows().at(-1)).toHaveTextContent('0302-0010×1200.002,000.00');
    expect(screen.getByRole('checkbox', { name: messages.chase.stopOnWin })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: '20' }));
    expect(rows()).toHaveLength(20);
    await person.click(orderButton());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(orders).toMatchObject([
      {
        gameCode: 'K3',
        fromIssue: '20260302-0001',
        issues: 20,
        strategy: 'same',
        multiple: 1,
        stopsOnWin: true,
        ...{
          total: 400_000,
          lines: [
            {
              playCode: 'sum-sides',
              numbers: [['big', 'small']],
              unit: 10_000,
              multiple: 1,
              prizeGroup: 1900,
              rebateMilli: 20,
            },
          ],
        },
      },
    ]);
    const detail = expect.stringContaining(` · ${messages.simulated}`);
    expect(toasts.at(-1)).toMatchObject({ tone: 'ok', title: messages.chase.made, detail });
  });

  it.each([
    ['sent in an order', () => slipStore.holdSent(slipStore.current().entries, 'order')],
    ['taken off the slip', () => slipStore.clear()],
  ])('sends nothing where its bets were %s while it was open', async (_, happens) => {
    const person = await open();
    act(happens);
    await person.click(orderButton());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: messages.chase.slipChanged }));
    expect([orders, close.mock.calls]).toEqual([[], []]);
  });

  it('gives the focus to the slip when it has gone after an order: the button that opened it went with the bets', async () => {
    const person = userEvent.setup();
    const form = (isOpen: boolean) => (
      <TestPage>
        <aside id={slipPlaces.region} tabIndex={-1} />
        {isOpen && <ChaseDialog params={{ gameCode: 'K3', entries: slipStore.current().entries }} close={close} />}
      </TestPage>
    );
    const { rerender } = render(form(true));
    await screen.findByRole('region', { name: messages.chase.table });
    await person.click(orderButton());
    await waitFor(() => expect(close).toHaveBeenCalled());
    rerender(form(false));
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveFocus());
  });

  it('offers only what the merchant allows, and says where a ceiling ends it', async () => {
    ceilings = { doublingCeiling: 8, profitCeiling: 0 };
    const person = await open();
    expect(screen.queryByRole('radio', { name: messages.chase.strategies.profit })).toBeNull();
    await person.click(screen.getByRole('radio', { name: messages.chase.strategies.doubling }));
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(
      [1, 2, 4, 8, 8, 8, 8, 8, 8, 8].map((multiple) => `×${multiple}`),
    );
    expect(screen.getByText(/8배에서 멈춥니다/)).toBeVisible();
  });

  it('lowers a multiple that another strategy does not allow, and says why there are fewer issues than are asked for', async () => {
    ceilings = { doublingCeiling: 8, profitCeiling: 20 };
    const person = await open();
    const multiple = screen.getByRole('spinbutton', { name: messages.chase.multiple });
    await person.clear(multiple);
    await person.type(multiple, '50{Enter}');
    await person.click(screen.getByRole('radio', { name: messages.chase.strategies.doubling }));
    expect(rows()).toHaveLength(10);
    expect(within(rows()[0] as HTMLElement).getByText('×8')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: messages.chase.strategies.same }));
    const issues = screen.getByRole('spinbutton', { name: messages.chase.issues });
    await person.clear(issues);
    await person.type(issues, '100{Enter}');
    expect(screen.queryByText(/까지만/)).toBeNull();
    await person.click(screen.getByRole('combobox', { name: messages.chase.from }));
    await person.click(await screen.findByRole('option', { name: '0302-0003' }));
    expect(rows()).toHaveLength(98);
    expect(screen.getByText('지금은 다음 98회차까지만 알 수 있습니다.')).toBeVisible();
  });

  it('offers the issues on sale as the first one, and no later one', async () => {
    onSale = 2;
    const person = await open();
    await person.click(screen.getByRole('combobox', { name: messages.chase.from }));
    await screen.findByRole('option', { name: '0302-0002' });
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('stays open with what was entered when it is refused, and says why', async () => {
    refusal = 'lottery.issue.closed';
    const person = await open();
    await person.click(orderButton());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: messages.error.lottery_issue_closed }));
    expect(close).not.toHaveBeenCalled();
  });

  it('says in which issue a limit is passed, and what is left of it there', async () => {
    refusal = 'lottery.issue.stake.limit';
    left = { gameCode: 'K3', issue: '20260302-0003', limitMinor: 15_000 };
    const person = await open();
    await person.click(orderButton());
    await waitFor(() => expect(toasts.at(-1)?.title).toMatch(/0302-0003.*: 남은 베팅 한도는 150.00 P입니다/));
    expect(close).not.toHaveBeenCalled();
  });

  it('says that an issue passes the limit of a slip, and is not ordered with that multiple', async () => {
    maxSlipStake = 30_000;
    const person = await open();
    expect(orderButton()).not.toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('button', { name: /^회차당 배수 늘리기$|배수 늘리기$/ }));
    expect(await screen.findByText(/슬립 하나의 금액 한도 300.00 P까지만 걸 수 있습니다/)).toBeVisible();
    expect(screen.getByRole('button', { name: messages.slip.overLimit })).toHaveAttribute('aria-disabled', 'true');
  });

  it('leads to a deposit where the balance does not hold all issues', async () => {
    act(() => bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 150_000, at: Date.now() }));
    await open();
    expect(screen.getByText(/500.00 P/, { selector: '[role=status]' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /회차 .*베팅$/ })).toBeNull();
  });
});

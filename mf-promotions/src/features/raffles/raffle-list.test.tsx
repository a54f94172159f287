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
import { claimRaffle, getRaffles } from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { Raffle } from '../../api/raffles.ts';
import { RaffleList } from './raffle-list.tsx';

const { raffles: text } = messages;
const [announced] = recorded(getRaffles).list as [Raffle];
const drawn: Raffle = {
  ...announced,
  id: 9,
  stage: 'drawn',
  tickets: 3,
  firstTicket: 4,
  allTickets: 40,
  winners: [
    { player: 'pl****', ticket: 5, amount: 500_000 },
    { player: null, ticket: 11, amount: 100_000 },
  ],
};

describe('raffles in the reward centre', () => {
  let operator: FakeOperator;
  let list: Raffle[] = [];
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    operator.answer(getRaffles, () => ({ list }));
  });
  const show = (...shown: Raffle[]) => {
    list = shown;
    render(
      <TestPage>
        <RaffleList />
      </TestPage>,
    );
  };

  it('say how tickets come, and before the close that the chance is not known yet', async () => {
    show({ ...announced, stage: 'open', tickets: 2 });
    expect(await screen.findByText('2장 (최대 100장)')).toBeVisible();
    expect(screen.getByText(text.stage.open)).toBeVisible();
    expect(screen.getByText(text.chanceBefore)).toBeVisible();
    expect(screen.getByText(text.way.day)).toBeVisible();
    expect(screen.getByText(text.never)).toBeVisible();
    expect(screen.getByText(announced.code)).toBeVisible();
    expect(screen.getByRole('link', { name: text.check })).toHaveAttribute('href', `/drawCheck?raffle=${announced.id}`);
  });

  it('after the draw say which tickets were mine, the chance as it was, and who has won', async () => {
    show({ ...drawn, status: 'not-won' });
    expect(await screen.findByText('3장, 4–6번')).toBeVisible();
    expect(screen.getByText('전체 40장 중 3장이 내 추첨권이며, 모든 추첨권의 확률은 같습니다.')).toBeVisible();
    expect(screen.getByText(text.status['not-won'])).toBeVisible();
    expect(screen.getByText('pl**** · 5번 추첨권')).toBeVisible();
    expect(screen.getByText(`${text.unnamed} · 11번 추첨권`)).toBeVisible();
    expect(screen.queryByText(text.ways)).not.toBeInTheDocument();
  });

  it('after the draw say nothing of a result to whoever had no ticket', async () => {
    show({ ...drawn, status: 'not-won', tickets: 0, firstTicket: null });
    expect(await screen.findByText(text.stage.drawn)).toBeVisible();
    expect(screen.queryByText(text.status['not-won'])).not.toBeInTheDocument();
  });

  it('a prize is claimed by one press, and a refusal is shown beside it', async () => {
    let isRefused = true;
    operator.answer(claimRaffle, () => {
      if (isRefused) refuse('account.blocked');
      list = [{ ...drawn, status: 'claimed', won: 500_000 }];
      return { amount: 500_000 };
    });
    show({ ...drawn, status: 'won', won: 500_000, claimUntilMs: 1_773_000_000_000 });
    const claim = await screen.findByRole('button', { name: /5,000\.00 P/ });
    fireEvent.click(claim);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.error.account_blocked);
    isRefused = false;
    fireEvent.click(claim);
    expect(await screen.findByText('당첨금 5,000.00 P은 지급되었습니다.')).toBeVisible();
    expect(operator.calls(claimRaffle).map(({ request }) => request)).toEqual([{ id: 9 }, { id: 9 }]);
  });

  it('say so when there is none', async () => {
    show();
    expect(await screen.findByText(text.empty)).toBeVisible();
  });

  it('say during a break that nothing is offered, and not that there is none', async () => {
    signInForTest({ offers: 'closed' });
    show();
    expect(await screen.findByText(messages.closed.title)).toBeVisible();
    expect(screen.queryByText(text.empty)).not.toBeInTheDocument();
  });

  it('keep their room while they load, and can be asked again when they did not', async () => {
    operator.setOnline(false);
    show(announced);
    const again = await screen.findByRole('button', { name: uiMessages.action.retry });
    operator.setOnline(true);
    fireEvent.click(again);
    expect(await screen.findByText(announced.title)).toBeVisible();
  });
});

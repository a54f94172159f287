import { startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { placeBets } from '@tessera/shared/wire/lottery';
import { cleanup, render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { BetRow } from './bet-row.tsx';

const [placed] = recorded(placeBets).bets;

describe('the list of bets', () => {
  beforeAll(() => startTestPage({ lottery: messages }));

  function show(change: Partial<LotteryBet>) {
    if (!placed) throw new Error('No bet is recorded.');
    const bet: LotteryBet = { ...placed, combinations: 12, unit: 10_000, multiple: 2, stake: 240_000, ...change };
    render(
      <TestPage>
        <ul>
          <BetRow bet={bet} game={undefined} nowMs={0} onAgain={undefined} onFocusLost={() => undefined} />
        </ul>
      </TestPage>,
    );
  }
  const largestWin = (label = messages.panel.maxWin) => screen.queryByText(label)?.nextElementSibling;

  it('shows of a bet that waits for its draw its combinations, what each stakes, and the most that it can win', () => {
    show({ status: 'pending', largestPayout: 1_964_000 });
    expect(screen.getByText(/^12 × .*200/)).toBeVisible();
    expect(largestWin()).toHaveTextContent('19,640');
  });

  it('says the discount that its stake is less by, and nothing of it where there is none', () => {
    show({ status: 'pending', stake: 160_800 });
    expect(screen.getByText(/^12 × .* · Discount −792\.00/)).toBeVisible();
    cleanup();
    show({ status: 'pending' });
    expect(screen.queryByText(/Discount/)).not.toBeInTheDocument();
  });

  it('says that it wins at most an amount only where that is a bound', () => {
    const many = Array.from({ length: 12 }, (_, at) => String(at * 2 + 1).padStart(2, '0'));
    const numbers = [many.map((number, at) => `${number}${String(at * 2 + 2).padStart(2, '0')}`)];
    show({ status: 'pending', kind: 'KL8', playCode: 'any2-typed', numbers, largestPayout: 1_964_000 });
    expect(largestWin()).toBeUndefined();
    expect(largestWin(messages.panel.maxWinBelow)).toHaveTextContent('19,640');
  });

  it('shows of a decided bet what it won, not what it could have won', () => {
    show({ status: 'lost', payout: 0, largestPayout: 1_964_000 });
    expect(largestWin()).toBeUndefined();
  });

  it('shows no largest win of a bet that has none stored', () => {
    show({ status: 'pending', largestPayout: 0 });
    expect(largestWin()).toBeUndefined();
  });
});

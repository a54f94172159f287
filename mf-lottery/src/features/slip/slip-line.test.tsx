import { startTestPage, TestPage } from '@tessera/shared/testing';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { paysLessThanStake, type SlipEntry } from '../../model/slip.ts';
import { slipBet } from '../../testing/slip-bet.ts';
import { SlipLine } from './slip-line.tsx';

const nothing = () => undefined;

describe('the line of a bet on the slip', () => {
  beforeAll(() => startTestPage({ lottery: messages }));

  const show = (bet: Partial<SlipEntry>) =>
    render(
      <TestPage>
        <ul>
          <SlipLine
            entry={{ ...slipBet(bet), id: 'a' }}
            game={undefined}
            state="open"
            isEdited={false}
            isStakeOpen={false}
            action={() => ({ tabIndex: 0, onFocus: nothing, 'data-line-action': '' })}
            onEdit={nothing}
            onToggleStake={nothing}
            onRemove={nothing}
          />
        </ul>
      </TestPage>,
    );
  const twoNumbers = { kind: 'THAI', playCode: 'tod3', numbers: [['123', '456']], combinations: 2 } as const;

  it('says the discount between its combinations and its stake', () => {
    show({ ...twoNumbers, unitMinor: 100_000, multiple: 1 });
    expect(screen.getByText(/^2 × 1,000\.00/)).toBeVisible();
    expect(screen.getByText(/^Discount −660\.00/)).toBeVisible();
    expect(screen.getByText(/1,340\.00/)).toBeVisible();
  });

  it('says that it pays less than its stake even if it wins, where the largest win and the rebate are below it', () => {
    show({ numbers: [['big', 'small']], combinations: 2 });
    expect(screen.getByText(messages.slip.paysLess)).toBeVisible();
    expect(screen.queryByText(/Discount/)).not.toBeInTheDocument();
    expect(paysLessThanStake(slipBet({ numbers: [['big', 'small']], combinations: 2, rebateMilli: 10 }))).toBe(false);
  });

  it('says neither of a bet at its full stake that can win more', () => {
    show({ numbers: [['big']], combinations: 1 });
    expect(screen.queryByText(messages.slip.paysLess)).not.toBeInTheDocument();
    expect(screen.queryByText(/Discount/)).not.toBeInTheDocument();
  });

  it('says the chance that any of several typed bets on twenty of eighty wins, and that of each where they are too many', () => {
    const typed = { kind: 'KL8', playCode: 'any2-typed' } as const;
    const { unmount } = show({ ...typed, numbers: [['0102', '0203']], combinations: 2 });
    expect(screen.getByText(/Chance to win 10\.64%/)).toBeVisible();
    unmount();
    const numbers = Array.from({ length: 50 }, (_, at) => String(at + 10));
    const pairs = numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => one + other));
    show({ ...typed, numbers: [pairs], combinations: pairs.length });
    expect(screen.getByText(/Chance per combination 19\/316/)).toBeVisible();
    expect(screen.queryByText(/Chance to win/)).not.toBeInTheDocument();
  });

  it('names the numbers that pay half, and nothing where the operator has taken all of them back', () => {
    const { unmount } = show({ ...twoNumbers, halfPaid: ['123'] });
    expect(screen.getByText(/^Pay half.*123/)).toBeVisible();
    unmount();
    show({ ...twoNumbers, halfPaid: [] });
    expect(screen.queryByText(/^Pay half/)).not.toBeInTheDocument();
  });
});

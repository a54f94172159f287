import { startTestPage, TestPage } from '@tessera/shared/testing';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import type { LotteryChase } from '../../api/chases.ts';
import { ChaseRow } from './chase-row.tsx';

const chase: LotteryChase = {
  id: '12',
  gameCode: 'K3',
  kind: 'K3',
  gameName: 'Speed Dice',
  lines: [
    {
      playCode: 'sum-sides',
      numbers: [['big']],
      combinations: 1,
      unit: 10_000,
      multiple: 1,
      prizeGroup: 1940,
      rebateMilli: 0,
      numbersLeftOut: 0,
    },
  ],
  strategy: 'same',
  stopsOnWin: true,
  status: 'running',
  reason: null,
  firstIssue: '20260302-0001',
  lastIssue: '20260302-0003',
  issues: 3,
  placed: 1,
  skipped: 0,
  ordered: 30_000,
  held: 20_000,
  staked: 10_000,
  released: 0,
  payout: 0,
  refund: 10_000,
  rebate: 0,
  placedAtMs: 0,
  endedAtMs: null,
};

beforeAll(() => startTestPage({ lottery: messages }));

const amountOf = (term: string) => screen.getByText(term).nextElementSibling;

it('a chase shows the stake of a cancelled bet as refunded, and its buttons say which chase they are of', () => {
  render(
    <TestPage>
      <ul>
        <ChaseRow chase={chase} onFocusLost={() => undefined} />
      </ul>
    </TestPage>,
  );
  expect(amountOf('Refunded')).toHaveTextContent('100.00');
  expect(amountOf(messages.bets.payout)).toHaveTextContent('0.00');
  for (const name of [messages.chase.details, messages.chase.cancelRest])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/Speed Dice/);
});

it('a chase shows its number and what it bets, of many bets the first, and its buttons say both', () => {
  const [line] = chase.lines;
  if (!line) throw new Error('The chase bets nothing.');
  const lines = ['big', 'small', 'odd', 'even', 'big'].map((side) => ({ ...line, numbers: [[side]] }));
  const { rerender } = render(
    <TestPage>
      <ChaseRow chase={chase} onFocusLost={() => undefined} />
    </TestPage>,
  );
  const details = () => screen.getByRole('button', { name: messages.chase.details });
  expect(screen.getByText('Chase 12')).toBeVisible();
  expect(details()).toHaveAccessibleDescription(/^Two sides Chase 12 Big Speed Dice/);
  rerender(
    <TestPage>
      <ChaseRow chase={{ ...chase, lines }} onFocusLost={() => undefined} />
    </TestPage>,
  );
  expect(details()).toHaveAccessibleDescription(/Two sides · Big ?Two sides · Small ?Two sides · Odd ?and 2 more/);
});

import { elapsed } from '../features/game-frame/session-bar.tsx';
import { emptyTotals, totalsAfter } from './session-totals.ts';

it('a visit costs what was staked and brings what was won, until the next round', () => {
  const totals = [
    { type: 'roundStarted', roundId: 'a', stakeMinor: 2000 },
    { type: 'balance', balanceMinor: 98_000 },
    { type: 'roundEnded', roundId: 'a', winMinor: 500 },
    { type: 'roundStarted', roundId: 'b', stakeMinor: 2000 },
  ] as const;
  expect(totals.reduce(totalsAfter, emptyTotals)).toEqual({ stakedMinor: 4000, wonMinor: 500 });
});

it('counts whole seconds, beyond an hour and never below zero', () => {
  expect(elapsed(1_457_999)).toBe('00:24:17');
  expect(elapsed(3_600_000 * 11 + 61_000)).toBe('11:01:01');
  expect(elapsed(-5)).toBe('00:00:00');
});

import type { VisitorCount } from '@tessera/shared/registry';
import { budgetLimits, ErrorBudget } from './error-budget.ts';

const minute = 60_000;
const counted = (visitors: number, failing: number): VisitorCount => ({ visitors, failures: { render: failing } });
const fine = counted(1_000, 0);
const budget = () => new ErrorBudget(budgetLimits);

it.each([
  ['exceeded when it fails for more than 2 % of its visitors', 200, 5, true],
  ['kept at 2 %', 250, 5, false],
  ['kept while it fails for four visitors', 100, 4, false],
  ['kept while it has nine visitors', 9, 9, false],
  ['exceeded when it fails for all of ten visitors', 10, 10, true],
  ['kept without a visitor', 0, 5, false],
])('the budget is %s', (_, visitors, failing, isExceeded) => {
  const whole = budget();
  whole.add({ whole: counted(visitors, failing), parts: {} }, minute);
  expect(whole.exceeded(minute) !== undefined).toBe(isExceeded);
  const part = budget();
  part.add({ whole: fine, parts: { 'dialog:deposit': counted(visitors, failing) } }, minute);
  expect(part.exceeded(minute) !== undefined).toBe(isExceeded);
});

it('a dialog that fails for everybody who opens it exceeds the budget, though few visitors of the release do', () => {
  const rare = budget();
  const parts = { 'slot:home.main#0': counted(1_000, 0), 'dialog:deposit': counted(15, 15) };
  rare.add({ whole: counted(1_000, 15), parts }, minute);
  expect(rare.exceeded(minute)).toBe('it failed for 15 of 15 visitors of dialog:deposit in 10 minutes (render 15)');
});

it('the budget says for how many it failed, and where', () => {
  const one = budget();
  one.add({ whole: { visitors: 40, failures: { render: 2 } }, parts: {} }, minute);
  one.add({ whole: { visitors: 60, failures: { integrity: 4, render: 1 } }, parts: {} }, 2 * minute);
  expect(one.exceeded(2 * minute)).toBe('it failed for 7 of 100 visitors in 10 minutes (integrity 4, render 3)');
});

it('failures are forgotten after ten minutes, and those before a new start do not count', () => {
  const one = budget();
  one.add({ whole: counted(100, 9), parts: { contract: counted(100, 9) } }, minute);
  expect(one.exceeded(10 * minute)).toBeDefined();
  expect(one.exceeded(10 * minute, 5 * minute)).toBeUndefined();
  one.add({ whole: counted(1, 0), parts: {} }, 12 * minute);
  expect(one.exceeded(12 * minute)).toBeUndefined();
});

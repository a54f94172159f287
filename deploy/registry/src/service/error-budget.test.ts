import { ErrorBudget } from './error-budget.ts';

const minute = 60_000;
const visitors = (count: number) => Array.from({ length: count }, (_, at) => `visitor-${at}`);

it.each([
  ['exceeded by failures above 2 % for five visitors', 200, 5, 5, true],
  ['kept at 2 %', 250, 5, 5, false],
  ['kept by failures of four visitors, however many', 100, 60, 4, false],
  ['exceeded by failures without a single load', 0, 5, 5, true],
])('the budget is %s', (_, loads, failures, subjects, isExceeded) => {
  const budget = new ErrorBudget();
  budget.add({ loads, failures: { render: failures }, subjects: visitors(subjects) }, minute);
  expect(budget.exceeded(minute) !== undefined).toBe(isExceeded);
});

it('the budget says how much failed, for how many, and where', () => {
  const budget = new ErrorBudget();
  budget.add({ loads: 40, failures: { render: 2 }, subjects: visitors(3) }, minute);
  budget.add({ loads: 60, failures: { integrity: 4, render: 1 }, subjects: visitors(6) }, 2 * minute);
  expect(budget.exceeded(2 * minute)).toBe(
    '7 of 100 loads failed for 6 visitors in 10 minutes (integrity 4, render 3)',
  );
});

it('failures are forgotten after ten minutes, and those before a new start do not count', () => {
  const budget = new ErrorBudget();
  budget.add({ loads: 100, failures: { render: 9 }, subjects: visitors(9) }, minute);
  expect(budget.exceeded(10 * minute)).toBeDefined();
  expect(budget.exceeded(10 * minute, 5 * minute)).toBeUndefined();
  budget.add({ loads: 1, failures: {}, subjects: [] }, 12 * minute);
  expect(budget.exceeded(12 * minute)).toBeUndefined();
});

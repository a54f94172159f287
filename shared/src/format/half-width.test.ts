import { halfWidth } from './half-width.ts';

it('figures, signs and letters of full width become plain ones, and others stay', () => {
  expect(halfWidth('＋８２\u3000０１０－１２３４（Ａ）①')).toBe('+82 010-1234(A)1');
  expect(halfWidth('010 가 é \ud83c\udfb2 \ud800')).toBe('010 가 é \ud83c\udfb2 \ud800');
});

it('a text of nothing but combining marks takes no longer than any other', () => {
  const marks = '\u0315'.repeat(60_000) + '\u0300'.repeat(60_000);
  const before = performance.now();
  expect(halfWidth(`1${marks}`)).toHaveLength(marks.length + 1);
  expect(performance.now() - before).toBeLessThan(1_500);
});

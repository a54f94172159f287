import fc from 'fast-check';
import { columnsAt, rowsBeforeMeasuring, rowsInView, rowsToRender } from './grid.ts';

it('puts three cards in a row on a phone and up to eight on a wide screen', () => {
  const widths = [390, 767, 768, 1023, 1024, 1279, 1280, 1535, 1536, 2560];
  expect(widths.map(columnsAt)).toEqual([3, 3, 5, 5, 6, 6, 7, 7, 8, 8]);
});

it('draws every row that can be seen, even in part, and never the whole catalogue', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 400 }),
      fc.integer({ min: 1, max: 1500 }),
      fc.integer({ min: -900, max: 500_000 }),
      fc.integer({ min: 300, max: 1400 }),
      fc.constantFrom(0, 2),
      (rowHeight, rows, above, view, beyond) => {
        const { first, end } = rowsToRender(rowsInView(above, view, rowHeight), rows, beyond);
        const isSeen = (row: number) => (row + 1) * rowHeight > above && row * rowHeight < above + view;
        for (const row of [0, first - 1, end, rows - 1])
          if (row >= 0 && row < rows && isSeen(row)) expect(row >= first && row < end).toBe(true);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(rows);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(view / rowHeight) + 1 + 2 * beyond);
      },
    ),
  );
});

it('draws the head of the list while the grid still begins below the window', () => {
  expect(rowsToRender(rowsInView(-281, 1000, 248), 1202, 0)).toEqual({ first: 0, end: 3 });
});

it('draws a few rows before any row has been measured, and no more than there are', () => {
  expect(rowsToRender(rowsBeforeMeasuring, 1202, 0)).toEqual({ first: 0, end: 5 });
  expect(rowsToRender(rowsBeforeMeasuring, 2, 2)).toEqual({ first: 0, end: 2 });
});

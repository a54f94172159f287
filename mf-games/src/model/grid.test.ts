import fc from 'fast-check';
import { columnsAt, rowsInView } from './grid.ts';

it('puts three cards in a row on a phone and up to eight on a wide screen', () => {
  const widths = [390, 767, 768, 1023, 1024, 1279, 1280, 1535, 1536, 2560];
  expect(widths.map(columnsAt)).toEqual([3, 3, 5, 5, 6, 6, 7, 7, 8, 8]);
});

const geometries = fc.record({
  columns: fc.constantFrom(3, 5, 6, 7, 8),
  pitch: fc.integer({ min: 100, max: 400 }),
  total: fc.integer({ min: 1, max: 12_000 }),
});

it('draws every row that can be seen, and never the whole catalogue', () => {
  fc.assert(
    fc.property(
      geometries,
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: 300, max: 1400 }),
      (grid, passed, view) => {
        const rows = Math.ceil(grid.total / grid.columns);
        const { first, end } = rowsInView(grid, passed * grid.pitch, view);
        const lastSeen = Math.min(rows, passed + Math.ceil(view / grid.pitch) + 1);
        if (passed < rows) expect(first).toBeLessThanOrEqual(passed);
        expect(end).toBeGreaterThanOrEqual(lastSeen);
        expect(end).toBeLessThanOrEqual(rows);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(view / grid.pitch) + 4);
        expect(end).toBeGreaterThan(first);
      },
    ),
  );
});

it('draws the head of the list while the grid still begins below the window', () => {
  expect(rowsInView({ columns: 7, pitch: 250, total: 8412 }, -500, 1000)).toEqual({ first: 0, end: 4 });
});

it('draws a few rows before any row has been measured', () => {
  expect(rowsInView({ columns: 7, pitch: 0, total: 8412 }, 0, 0)).toEqual({ first: 0, end: 5 });
  expect(rowsInView({ columns: 7, pitch: 0, total: 8 }, 0, 0)).toEqual({ first: 0, end: 2 });
});

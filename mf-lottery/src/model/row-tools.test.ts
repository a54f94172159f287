import { type GameKind, playOf } from '@tessera/shared/lottery';
import { hasTools, type RowTool, toolChoice } from './row-tools.ts';

const rowOf = (kind: GameKind, code: string) => playOf(kind, code)?.rows[0] ?? { key: '', options: [] };
const chosen = (kind: GameKind, code: string, tool: RowTool) => toolChoice(rowOf(kind, code), tool).join(' ');

describe('tools of a row', () => {
  it('call six and more big among eleven, four and more on dice, eleven and more in sums', () => {
    expect(chosen('11X5', 'position', 'big')).toBe('06 07 08 09 10 11');
    expect(chosen('11X5', 'position', 'small')).toBe('01 02 03 04 05');
    expect(chosen('K3', 'two-different', 'big')).toBe('4 5 6');
    expect(chosen('K3', 'sum', 'big')).toBe('11 12 13 14 15 16 17 18');
  });

  it('choose all, odd, even or none', () => {
    expect(chosen('K3', 'two-different', 'all')).toBe('1 2 3 4 5 6');
    expect(chosen('11X5', 'any2', 'odd')).toBe('01 03 05 07 09 11');
    expect(chosen('11X5', 'any2', 'even')).toBe('02 04 06 08 10');
    expect(chosen('11X5', 'any2', 'clear')).toBe('');
  });

  it('are there for numbers and not for sides, pairs or triples', () => {
    expect(hasTools(rowOf('K3', 'sum'))).toBe(true);
    expect(hasTools(rowOf('K3', 'pair'))).toBe(false);
    expect(hasTools(rowOf('K3', 'triple-single'))).toBe(false);
    expect(hasTools(rowOf('11X5', 'sum-sides'))).toBe(false);
    expect(hasTools(rowOf('KLSF', 'place'))).toBe(true);
    expect(hasTools(rowOf('SSC', 'any2-group'))).toBe(false);
  });
});

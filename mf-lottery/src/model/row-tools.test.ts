import { type GameKind, playOf } from '@tessera/shared/lottery';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import th from '../../locales/th.json';
import vi from '../../locales/vi.json';
import zh from '../../locales/zh.json';
import { hasTools, type RowTool, rowTools, toolChoice } from './row-tools.ts';

const rowOf = (kind: GameKind, code: string) => playOf(kind, code)?.rows[0] ?? { key: '', options: [] };
const chosen = (kind: GameKind, code: string, tool: RowTool) => toolChoice(rowOf(kind, code), tool).join(' ');

describe('tools of a row', () => {
  it('the tools of a row call six and more big among eleven, four and more on dice, eleven and more in sums', () => {
    expect(chosen('11X5', 'position', 'big')).toBe('06 07 08 09 10 11');
    expect(chosen('11X5', 'position', 'small')).toBe('01 02 03 04 05');
    expect(chosen('K3', 'two-different', 'big')).toBe('4 5 6');
    expect(chosen('K3', 'sum', 'big')).toBe('11 12 13 14 15 16 17 18');
  });

  it('the tools of a row choose all, odd, even or none', () => {
    expect(chosen('K3', 'two-different', 'all')).toBe('1 2 3 4 5 6');
    expect(chosen('11X5', 'any2', 'odd')).toBe('01 03 05 07 09 11');
    expect(chosen('11X5', 'any2', 'even')).toBe('02 04 06 08 10');
    expect(chosen('11X5', 'any2', 'clear')).toBe('');
  });

  it('the tools of a row leave out numbers that are closed', () => {
    expect(toolChoice(rowOf('THAI', 'run-top'), 'odd', ['7', '2'])).toEqual(['1', '3', '5', '9']);
    expect(toolChoice(rowOf('THAI', 'top2'), 'all', ['13'])).toHaveLength(99);
  });

  it('a row of numbers has tools; a row of sides, pairs or triples has none', () => {
    expect(hasTools(rowOf('K3', 'sum'))).toBe(true);
    expect(hasTools(rowOf('K3', 'pair'))).toBe(false);
    expect(hasTools(rowOf('K3', 'triple-single'))).toBe(false);
    expect(hasTools(rowOf('11X5', 'sum-sides'))).toBe(false);
    expect(hasTools(rowOf('KLSF', 'place'))).toBe(true);
    expect(hasTools(rowOf('SSC', 'any2-group'))).toBe(false);
  });

  it.each(Object.entries({ en, ja, ko, th, vi, zh }))(
    'the name of each tool has the words that its button shows, in %s',
    (_language, { tool, toolLabel }) => {
      // Speech control presses a button by what is read on it.
      for (const each of rowTools.filter((name) => name !== 'clear'))
        expect(toolLabel[each]).toMatch(new RegExp(`(?<!\\p{L})${tool[each]}`, 'iu'));
    },
  );
});

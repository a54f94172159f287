import { type Play, playOf } from '@tessera/shared/lottery';
import { emptySelection, randomRow, toggled, writtenSelection } from './selection.ts';

const direct = playOf('11X5', 'first3-direct') as Play;

describe('choosing numbers', () => {
  it('keeps each row in printed order and takes a number back on the second press', () => {
    let selection = emptySelection(direct);
    for (const option of ['07', '03', '11']) selection = toggled(direct, selection, 0, option);
    selection = toggled(direct, selection, 0, '11');
    selection = toggled(direct, selection, 2, '09');
    expect(selection).toEqual([['03', '07'], [], ['09']]);
  });

  it('writes rows apart and one row together', () => {
    const same = (option: string) => option;
    expect(writtenSelection([['03', '07'], ['01'], []], same)).toBe('03,07 | 01 | –');
    expect(writtenSelection([['03', '07']], same)).toBe('03 · 07');
    expect(writtenSelection([['big']], (option) => `합 ${option}`)).toBe('합 big');
  });

  it('picks different numbers at random', () => {
    let call = 0;
    const random = () => [0, 0, 0.999][call++ % 3] ?? 0;
    expect(randomRow(['01', '02', '03', '04'], 3, random)).toEqual(['01', '02', '04']);
  });
});

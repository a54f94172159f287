import { type Play, playOf } from '@tessera/shared/lottery';
import { emptySelection, toggled, writtenSelection } from './selection.ts';

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
    const more = (count: number) => `+${count}`;
    expect(writtenSelection([['03', '07'], ['01'], []], same, more)).toBe('03,07 | 01 | –');
    expect(writtenSelection([['03', '07']], same, more)).toBe('03 · 07');
    expect(writtenSelection([['big']], (option) => `합 ${option}`, more)).toBe('합 big');
  });

  it('writes the first of thousands and how many more there are', () => {
    const typed = Array.from({ length: 5000 }, (_, number) => String(number).padStart(5, '0'));
    const written = writtenSelection(
      [typed],
      (option) => option,
      (count) => `+${count}`,
    );
    expect(written.endsWith('00022 · 00023 +4976')).toBe(true);
  });
});

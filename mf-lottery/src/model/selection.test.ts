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

  const text = { option: (code: string) => code, more: (count: number) => `+${count}` };

  it('writes rows apart and one row together', () => {
    expect(writtenSelection([['03', '07'], ['01'], []], text)).toBe('03,07 | 01 | –');
    expect(writtenSelection([['03', '07']], text)).toBe('03 · 07');
    expect(writtenSelection([['big']], { ...text, option: (option) => `합 ${option}` })).toBe('합 big');
  });

  it('writes which row the numbers are of, where rows have names', () => {
    const row = (index: number) => `No. ${index + 1}`;
    expect(writtenSelection([['03', '07'], [], ['09']], { ...text, row })).toBe('No. 1: 03,07 | No. 3: 09');
    expect(writtenSelection([['03']], { ...text, row })).toBe('03');
  });

  it('writes the first of thousands and how many more there are', () => {
    const typed = Array.from({ length: 5000 }, (_, number) => String(number).padStart(5, '0'));
    const written = writtenSelection([typed], text);
    expect(written.endsWith('00022 · 00023 +4976')).toBe(true);
    expect(writtenSelection([typed.slice(0, 100)], text, 4900).endsWith('00022 · 00023 +4976')).toBe(true);
    expect(writtenSelection([['1'], typed.slice(0, 100)], text, 4900).endsWith('00022,00023 +4976')).toBe(true);
  });
});

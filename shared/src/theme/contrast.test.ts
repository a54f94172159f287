import { aurora } from './aurora.ts';
import { contrast, contrastTable } from './contrast.ts';
import { harbor } from './harbor.ts';
import { lotus } from './lotus.ts';

const sets = [aurora, lotus, harbor].flatMap((theme) =>
  (['dark', 'light'] as const).flatMap((mode) =>
    (['ko', 'other'] as const).map((language) => ({ brand: theme.brand, theme, mode, language })),
  ),
);

it.each(sets)(
  'every colour pair of $brand $mode ($language plus and minus) is readable',
  ({ theme, mode, language }) => {
    const failing = contrastTable(theme, mode, language).filter((row) => row.ratio < row.needs);
    expect(failing).toEqual([]);
  },
);

it('agrees with the published ratios', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  const table = contrastTable(aurora, 'dark', 'ko');
  const ratio = (pair: string) => table.find((row) => row.pair === pair)?.ratio.toFixed(1);
  expect([ratio('text on bg'), ratio('gain on surface-1'), ratio('line-strong on surface-2')]).toEqual([
    '17.9',
    '7.7',
    '3.3',
  ]);
});

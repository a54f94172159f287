import { group, path, petal } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const lotus: SymbolPainter = ({ l, s }) => {
  const pair = (length: number, width: number, turn: number, lit: string, shade: string) =>
    petal(length, width, -turn, lit, shade) + petal(length, width, turn, shade, lit);
  return group(
    'translate(0 62)',
    [
      path('M-84 2Q0 34 84 2 46 12 0 12T-84 2Z', s[1]),
      pair(112, 20, 76, l[3], l[2]),
      pair(122, 26, 58, l[2], l[3]),
      pair(132, 25, 42, l[1], l[2]),
      pair(140, 24, 22, l[1], l[2]),
      petal(152, 27, 0, l[0], l[1]),
    ].join(''),
  );
};

import { circle, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const crown: SymbolPainter = ({ l, s }) =>
  [
    path('M0-78-48 4-98-42-82 44H0Z', l[1]),
    path('M0-78 48 4 98-42 82 44H0Z', l[2]),
    path('M-82 44H82L78 74H-78Z', l[3]),
    path('M-82 42H82L81 51H-81Z', l[0]),
    circle(-97, -49, 11.5, l[0]),
    circle(97, -49, 11.5, l[0]),
    circle(0, -86, 14.5, s[1]),
    circle(-4, -90, 4.5, s[0]),
    ...[-48, 0, 48].map((x) => path(`M${x} 51l8 12-8 12-8-12Z`, x === 0 ? s[0] : s[1])),
  ].join('');

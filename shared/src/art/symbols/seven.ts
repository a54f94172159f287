import { path, sparkle } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const shape = 'M-62-86H66V-50C38-12 24 36 20 92H-36C-34 40-12-6 24-42H-26V-20H-62Z';

export const seven: SymbolPainter = ({ l, s }) =>
  [
    path(shape, l[3], ` stroke="${l[3]}" stroke-width="15" stroke-linejoin="round" transform="translate(6 6)"`),
    path(shape, l[0], ` stroke="${l[0]}" stroke-width="15" stroke-linejoin="round"`),
    path(shape, s[1]),
    path('M-62-86H66V-72H-48V-20H-62Z', s[0], ' opacity=".6"'),
    path('M66-50C38-12 24 36 20 92H4C8 36 24-6 58-50Z', s[2], ' opacity=".45"'),
    sparkle(-58, -82, 24, '#fff'),
  ].join('');

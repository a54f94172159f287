import { line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const glass = 'M-46-80C-46-34-8-18-8 0S-46 34-46 80H46C46 34 8 18 8 0S46-34 46-80Z';

export const hourglass: SymbolPainter = ({ l, s }) =>
  [
    path(glass, l[0], ' opacity=".28"'),
    path('M-38-44H38C30-22 8-16 6 2H-6C-8-16-30-22-38-44Z', s[1]),
    path('M0 38C22 44 44 58 45 80H-45C-44 58-22 44 0 38Z', s[1]),
    path('M0 38C22 44 44 58 45 80H12Q16 56 0 38Z', s[2]),
    line('M0 4V38', s[0], 3, ' stroke-dasharray="3 4"'),
    line(glass, l[1], 5),
    path('M-58-94H58V-78H-58ZM-58 78H58V94H-58Z', l[1]),
    path('M12-94H58V-78H12ZM12 78H58V94H12Z', l[2]),
  ].join('');

import { circle, ellipse, line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const lantern: SymbolPainter = ({ l, s }) =>
  [
    line('M0-100V-70M-14 62V92M0 62V98M14 62V92', l[2], 3.5),
    ellipse(0, -4, 82, 62, s[1]),
    path('M0-66C62-66 82-36 82-4S62 58 0 58C34 48 48 24 48-4S34-56 0-66Z', s[2], ' opacity=".35"'),
    ellipse(0, -4, 54, 62, s[0], ' opacity=".35"'),
    ellipse(0, -4, 22, 62, s[0]),
    path('M-36-54C-58-44-68-26-68-6-52-12-36-34-36-54Z', s[0], ' opacity=".6"'),
    path('M-25-76H25V-60H-25Z', l[2]),
    path('M-25-76H0V-60H-25Z', l[1], ' opacity=".5"'),
    path('M-25 52H25V68H-25Z', l[2]),
    path('M-25 52H0V68H-25Z', l[1], ' opacity=".5"'),
    circle(0, 76, 7.5, l[0]),
  ].join('');

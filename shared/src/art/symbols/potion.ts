import { circle, line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const flask = 'M-18-88V-38L-78 62Q-88 92-58 94H58Q88 92 78 62L18-38V-88';

export const potion: SymbolPainter = ({ l, s }) =>
  [
    path(`${flask}Z`, l[0], ' opacity=".3"'),
    path('M-53 20H53L78 62Q88 92 58 94H-58Q-88 92-78 62Z', s[1]),
    path('M18 20H53L78 62Q88 92 58 94H14Q44 60 18 20Z', s[2]),
    line(flask, l[0], 7, ' stroke-linejoin="round"'),
    line('M-27-91H27', l[0], 9, ' stroke-linecap="round"'),
    circle(-18, 54, 11, s[0]),
    circle(14, 38, 6, s[0]),
    circle(26, 72, 8, s[0]),
    circle(-38, 78, 6, l[0]),
    line('M-10-70V-36', '#fff', 5, ' stroke-linecap="round" opacity=".55"'),
  ].join('');

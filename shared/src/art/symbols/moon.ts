import { path, sparkle } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const horns = ['-5.8 -85.9', '70.6 44.0'] as const;

export const moon: SymbolPainter = ({ l, s }) =>
  [
    path(`M${horns[0]}A90 90 0 1 0 ${horns[1]} 76 76 0 0 1 ${horns[0]}Z`, l[1]),
    path(`M${horns[0]}A90 90 0 1 0 ${horns[1]} 82 82 0 0 1 ${horns[0]}Z`, l[0], ' opacity=".55"'),
    path(`M${horns[0]}A82 82 0 0 0 ${horns[1]} 76 76 0 0 1 ${horns[0]}Z`, l[2], ' opacity=".5"'),
    sparkle(46, -26, 31, s[0]),
    sparkle(84, -66, 16, l[0]),
    sparkle(80, 8, 12, s[1]),
  ].join('');

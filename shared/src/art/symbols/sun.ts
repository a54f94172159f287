import { circle, group, path, polar, polygon } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const sun: SymbolPainter = ({ l, s }) => {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const turn = i * 22.5 + 11.25;
    const length = i % 2 ? 94 : 104;
    const [tipX, tipY] = polar(length, turn);
    const [midX, midY] = polar(62, turn);
    const lit = polygon([tipX, tipY, ...polar(62, turn - 6.5), midX, midY], l[1]);
    const shade = polygon([tipX, tipY, ...polar(62, turn + 6.5), midX, midY], l[2]);
    return lit + shade + polygon([...polar(77, turn + 11.25), ...polar(63, turn + 8), ...polar(63, turn + 14.5)], l[2]);
  });
  return [
    ...rays,
    circle(0, 0, 57, l[1]),
    path('M-40.3-40.3A57 57 0 0 1 40.3-40.3L-40.3 40.3A57 57 0 0 1-40.3-40.3Z', l[0]),
    circle(0, 0, 37, s[1]),
    group('rotate(-45)', path('M-37 0A37 37 0 0 1 37 0Z', s[0]), ' opacity=".7"'),
  ].join('');
};

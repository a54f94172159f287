import { circle, polar, polygon } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const compass: SymbolPainter = ({ g, l, s }) => {
  const needle = (length: number, turn: number, lit: string, shade: string) => {
    const tip = polar(length, turn);
    return (
      polygon([...tip, ...polar(15, turn - 45), 0, 0], lit) + polygon([...tip, ...polar(15, turn + 45), 0, 0], shade)
    );
  };
  return [
    circle(0, 0, 93, g[3], ` stroke="${l[2]}" stroke-width="6"`),
    circle(0, 0, 78, 'none', ` stroke="${l[1]}" stroke-width="3" stroke-dasharray="1.5 4.6" opacity=".7"`),
    ...[45, 135, 225, 315].map((turn) => needle(52, turn, l[3], g[0])),
    ...[90, 180, 270].map((turn) => needle(86, turn, l[0], l[2])),
    needle(88, 0, s[1], s[2]),
    circle(0, 0, 8, l[0]),
  ].join('');
};

import { circle, group, line, path, sparkle } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const radius = 66;
const half = (y: number) => Math.round(Math.sqrt(radius ** 2 - y ** 2) * 10) / 10;

/** A belt of the globe between two heights, both bent downwards as seen from above. */
const belt = (top: number, bottom: number, fill: string) =>
  path(
    `M${-half(top)} ${top}Q0 ${top + 22} ${half(top)} ${top}A${radius} ${radius} 0 0 1 ${half(bottom)} ${bottom}Q0 ${bottom + 22} ${-half(bottom)} ${bottom}A${radius} ${radius} 0 0 1 ${-half(top)} ${top}Z`,
    fill,
  );

export const planet: SymbolPainter = ({ l, s }) => {
  const ring = (d: string, stroke: string) => line(d, stroke, 9);
  return [
    group(
      'rotate(-19)',
      [
        ring('M-108 0A108 26 0 0 1 108 0', s[1]),
        circle(0, 0, radius, l[1]),
        belt(-24, 2, l[2]),
        belt(26, 42, l[2]),
        path('M12-64.9A66 66 0 0 1 12 64.9 92 92 0 0 0 12-64.9Z', l[3], ' opacity=".6"'),
        ring('M-108 0A108 26 0 0 0 108 0', s[0]),
      ].join(''),
    ),
    sparkle(-76, -72, 17, l[0]),
    circle(84, 58, 6.5, l[0], ' opacity=".8"'),
  ].join('');
};

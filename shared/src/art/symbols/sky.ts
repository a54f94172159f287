import { circle, group, line, path, polar, polygon, sparkle } from '../svg.ts';
import type { SymbolPainter } from './nature.ts';

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

import { circle, group, path, polar, polygon, xy } from '../svg.ts';
import type { FamilyPainter } from './family.ts';

const pockets = 24;

/** A wheel seen from above, its ball resting in a pocket of the seed's choice. */
export const liveWheel: FamilyPainter = ({ tones: { g, l, s, ink }, draw, x, y }, scale) => {
  const step = 360 / pockets;
  const wedge = (i: number, fill: string) => {
    const from = polar(96, i * step);
    const to = polar(96, (i + 1) * step);
    const back = polar(64, (i + 1) * step);
    const start = polar(64, i * step);
    return path(`M${xy(...from)}A96 96 0 0 1 ${xy(...to)}L${xy(...back)}A64 64 0 0 0 ${xy(...start)}Z`, fill);
  };
  const ball = polar(84, (Math.floor(draw() * pockets) + 0.5) * step);
  const star = (length: number, offset: number) =>
    [0, 90, 180, 270].map((turn) => {
      const tip = polar(length, turn + offset);
      return (
        polygon([...tip, ...polar(14, turn + offset - 45), 0, 0], l[0]) +
        polygon([...tip, ...polar(14, turn + offset + 45), 0, 0], l[1])
      );
    });
  const front = [
    circle(0, 0, 112, l[3]),
    circle(0, 0, 104, l[2]),
    circle(0, 0, 98, ink),
    ...Array.from({ length: pockets }, (_, i) => wedge(i, i === 12 ? l[0] : i % 2 ? s[2] : ink)),
    circle(0, 0, 64, g[3], ` stroke="${l[1]}" stroke-width="3"`),
    group('scale(.74)', star(58, 45).join('').replaceAll(l[0], l[2])),
    star(56, 0).join(''),
    circle(0, 0, 12, l[0]),
    circle(...ball, 7.5, '#fff'),
  ].join('');
  return { behind: '', front: group(`translate(${x} ${y})scale(${scale})rotate(-6)`, front) };
};

import { circle, group, line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

/** Half of a heart-shaped leaf that points up from the centre. */
const lobe = 'M0-6C-16-20-50-34-50-66-50-96-12-100 0-76Z';

export const clover: SymbolPainter = ({ l, s }) => {
  const leaf = (turn: number, lit: string, shade: string) =>
    group(
      `rotate(${turn})`,
      path(lobe, lit) + path(lobe, shade, ' transform="scale(-1 1)"') + line('M0-14V-62', l[0], 2.2, ' opacity=".8"'),
    );
  return [
    line('M4 8C22 40 40 66 46 96', l[3], 10, ' stroke-linecap="round"'),
    group('rotate(18)', leaf(180, l[2], l[1]) + leaf(90, l[1], l[2]) + leaf(270, l[1], l[2]) + leaf(0, l[1], l[2])),
    circle(0, 0, 8, s[1]),
  ].join('');
};

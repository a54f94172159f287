import { ellipse, fade, group, line } from '../svg.ts';
import { card, suitCount } from './card.ts';
import { chips } from './chips.ts';
import type { FamilyPainter } from './family.ts';

/** A felt table with three cards and two stacks of chips. */
export const liveTable: FamilyPainter = ({ tones: { g, l, s }, draw, width, height, x, y }, scale) => {
  const first = Math.floor(draw() * suitCount);
  const dealt = [
    group('translate(0 -44)rotate(2)', card(first)),
    group('translate(-37 -26)rotate(-17)', card(first + 1)),
    group('translate(37 -26)rotate(15)', card(first + 2)),
  ];
  const edge = y + 46 * scale;
  const felt =
    ellipse(x, -height * 0.18, width * 0.72, height * 0.62, g[0], fade(0.6)) +
    ellipse(x, edge + 300, width * 0.86 + 60, 300, g[1]) +
    ellipse(x, edge + 300, width * 0.86 + 60, 300, 'none', ` stroke="${l[3]}" stroke-width="14"`);
  const lines = [104, 150].map((rx) => line(`M${-rx} 112A${rx} ${rx * 0.34} 0 0 1 ${rx} 112`, l[1], 1.5, fade(0.4)));
  const front = [...lines, ...dealt, chips(-62, 82, 4, l[1], l[3], s[1]), chips(62, 78, 4, s[1], s[2], l[1])].join('');
  return { behind: felt, front: group(`translate(${x} ${y})scale(${scale})`, front) };
};

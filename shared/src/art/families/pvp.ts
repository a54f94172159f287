import { circle, fade, group } from '../svg.ts';
import { card, suitCount } from './card.ts';
import { chips } from './chips.ts';
import type { FamilyPainter } from './family.ts';

/** A fan of five cards over a chip. */
export const pvp: FamilyPainter = ({ tones: { g, l, s }, draw, x, y }, scale) => {
  const first = Math.floor(draw() * suitCount);
  const fan = [-52, -26, 0, 26, 52].map((turn, i) =>
    group(
      `rotate(${turn})translate(0 -104)`,
      `${card(first + i)}<path d="M33-42V42" stroke="${g[3]}" opacity=".22" fill="none"/>`,
    ),
  );
  const front = group('translate(0 98)', fan.join('')) + chips(0, 96, 3, s[1], s[2], l[1]);
  return {
    behind: circle(x, y + 60, 210, g[0], fade(0.55)) + circle(x, y + 60, 150, g[0], fade(0.6)),
    front: group(`translate(${x} ${y})scale(${scale})`, front),
  };
};

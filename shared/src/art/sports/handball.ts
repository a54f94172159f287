import { line, polar, xy } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

const sixths = [0, 60, 120, 180, 240, 300];

export const handball: Motif = ({ l, s, ink }) => {
  const hexagon = `M${sixths.map((angle) => xy(...polar(24, angle))).join('L')}Z`;
  const seams = sixths.map(
    (angle) =>
      `M${xy(...polar(24, angle))}L${xy(...polar(44, angle))}L${xy(...polar(58, angle - 30))}M${xy(...polar(44, angle))}L${xy(...polar(58, angle + 30))}`,
  );
  return ball(s[0], s[2], ink, line(hexagon + seams.join(''), l[3], 3.6));
};

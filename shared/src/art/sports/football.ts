import { line, polar, polygon, xy } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

const fifths = [0, 72, 144, 216, 288];

export const football: Motif = ({ l, ink }) => {
  const patch = (turn: number) => {
    const [px, py] = polar(47, turn);
    const points = fifths.flatMap((angle) => {
      const [dx, dy] = polar(17, turn + 180 + angle);
      return [px + dx, py + dy];
    });
    return polygon(points, ink);
  };
  const centre = fifths.flatMap((angle) => polar(19, angle));
  const seams = fifths.map((angle) => `M${xy(...polar(19, angle))}L${xy(...polar(33, angle))}`);
  return ball(l[0], l[2], ink, fifths.map(patch).join('') + polygon(centre, ink) + line(seams.join(''), ink, 3.4));
};

import { group, line, path } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

export const volleyball: Motif = ({ l, s, ink }) => {
  const third = (turn: number) =>
    group(
      `rotate(${turn})`,
      path('M0 0C-8-22-4-46 12-58.8A60 60 0 0 1 45-40C24-34 6-20 0 0Z', s[1]) +
        line('M0 0C-8-22-4-46 12-58M0 0C6-20 24-34 45-40M0 0C12-14 34-22 58-14', ink, 3),
    );
  return ball(l[0], l[2], ink, [0, 120, 240].map(third).join(''));
};

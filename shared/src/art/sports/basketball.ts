import { line } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

export const basketball: Motif = ({ l, ink }) => {
  const seams = 'M-60 0H60M0-60V60M-43-42C-14-18-14 18-43 42M43-42C14-18 14 18 43 42';
  return ball(l[1], l[2], ink, line(seams, ink, 3.8));
};

import { line } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

export const tennis: Motif = ({ l, ink }) =>
  ball(l[1], l[2], ink, line('M-52-30C-6-30-6 30-52 30M52-30C6-30 6 30 52 30', l[0], 5.5));

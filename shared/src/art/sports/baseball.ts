import { line } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

const seams = 'M-38-46C-10-22-10 22-38 46M38-46C10-22 10 22 38 46';

export const baseball: Motif = ({ l, s, ink }) =>
  ball(l[0], l[2], ink, line(seams, s[2], 3) + line(seams, s[2], 15, ' stroke-dasharray="3 8"'));

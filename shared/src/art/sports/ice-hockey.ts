import { ellipse, line, path } from '../svg.ts';
import type { Motif } from './motif.ts';

/** A puck before its stick. */
export const iceHockey: Motif = ({ l, s, ink }) =>
  line('M80-118 36 24Q30 44 12 44H-14', l[1], 11, ' stroke-linejoin="round"') +
  line('M36 24Q30 44 12 44H-14', s[1], 13) +
  path('M-74 36V52A36 13 0 0 0-2 52V36Z', ink) +
  ellipse(-38, 36, 36, 13, l[3]) +
  ellipse(-38, 35, 26, 8.5, 'none', ` stroke="${l[2]}" stroke-width="3"`);

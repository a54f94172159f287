import { circle, group, path } from '../svg.ts';
import type { Motif } from './motif.ts';

/** A bat and its ball. */
export const tableTennis: Motif = ({ l, s, ink }) =>
  group(
    'translate(-10 -14)rotate(-32)',
    path('M-11 34H11L14 96Q0 104-14 96Z', l[2]) +
      circle(0, -10, 56, s[2]) +
      path('M-52 12A56 56 0 0 1 40-50 62 62 0 0 0-52 12Z', s[1]) +
      path('M-48 20H48A56 56 0 0 1 18 44L11 52H-11L-18 44A56 56 0 0 1-48 20Z', l[1]),
  ) + circle(54, 34, 19, l[0], ` stroke="${ink}" stroke-width="2.5"`);

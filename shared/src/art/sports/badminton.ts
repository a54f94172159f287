import { group, line, path } from '../svg.ts';
import type { Motif } from './motif.ts';

/** A shuttlecock. */
export const badminton: Motif = ({ g, l, s }) =>
  group(
    'translate(-8 -22)rotate(28)',
    path('M0 44-52-62-34-74-17-64 0-76 17-64 34-74 52-62Z', l[0]) +
      path('M0 44 52-62 34-74 17-64 0-76Z', l[1], ' opacity=".5"') +
      line('M0 44-34-74M0 44-17-64M0 44V-76M0 44 17-64M0 44 34-74M-38-34Q0-20 38-34M-25-8Q0 3 25-8', g[1], 2.6) +
      path('M-19 38H19V54A19 19 0 0 1-19 54Z', s[1]) +
      path('M-19 38H19V47H-19Z', s[2]),
  );

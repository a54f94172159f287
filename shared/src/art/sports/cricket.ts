import { group, line, path } from '../svg.ts';
import { ball } from './ball.ts';
import type { Motif } from './motif.ts';

/** A ball before the wicket. */
export const cricket: Motif = ({ l, s, ink }) => {
  const stumps = line('M-34 30V-118M0 30V-118M34 30V-118', l[1], 11) + path('M-42-128H42V-119H-42Z', l[0]);
  const seam = line('M0-60V60', l[0], 3) + line('M-9-59V59M9-59V59', l[0], 2.4, ' stroke-dasharray="5 5"');
  return stumps + group('translate(8 14)scale(.78)rotate(24)', ball(s[1], s[2], ink, seam));
};

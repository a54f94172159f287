import { arches } from './arches.ts';
import type { BackdropPainter } from './backdrop.ts';
import { curtain } from './curtain.ts';
import { dunes } from './dunes.ts';
import { quarters } from './quarters.ts';
import { rays } from './rays.ts';
import { rings } from './rings.ts';
import { stars } from './stars.ts';

/** The seven backdrops, in the order in which the seed counts them (look §7.4). */
export const backdrops: readonly BackdropPainter[] = [rays, rings, dunes, arches, stars, quarters, curtain];

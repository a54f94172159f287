import type { Tones } from '../palettes.ts';
import type { Draw } from '../seed.ts';

/** Draws a slot symbol about the origin within radius 100: flat planes, lit from the upper left (look §7.5). */
export type SymbolPainter = (tones: Tones, draw: Draw) => string;

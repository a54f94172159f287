import type { Tones } from '../palettes.ts';

/** Draws what a contest is played with, about the centre, in the tones of its picture. */
export type Motif = (tones: Tones) => string;

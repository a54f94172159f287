import type { Tones } from '../palettes.ts';
import type { Draw } from '../seed.ts';

/** Where a backdrop is painted: the plate's size and the symbol's centre. */
export interface Field {
  readonly tones: Tones;
  readonly draw: Draw;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** Draws the space behind a symbol in two ground tones, quietly (look §7.4). */
export type BackdropPainter = (field: Field) => string;

import type { Field } from '../backdrops/backdrop.ts';

/** What stands on the plate: something behind (over the ground) and something in front (over the light). */
export interface Scene {
  readonly behind: string;
  readonly front: string;
}

/** One way to compose a picture; `scale` is the symbol's size for the ratio. */
export type FamilyPainter = (field: Field, scale: number) => Scene;

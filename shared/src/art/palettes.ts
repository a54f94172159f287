import { oklch } from './oklch.ts';

/** The colours of one picture, as hex: grounds from light to dark, light tones from bright to dark, spots, ink. */
export interface Tones {
  readonly g: readonly [string, string, string, string];
  readonly l: readonly [string, string, string, string];
  readonly s: readonly [string, string, string];
  readonly ink: string;
}

/** Ground hue, ground chroma, light hue, spot hue. */
const palettes: readonly (readonly [number, number, number, number])[] = [
  [265, 0.1, 85, 20],
  [168, 0.075, 90, 30],
  [20, 0.11, 80, 170],
  [300, 0.11, 330, 85],
  [230, 0.09, 65, 200],
  [345, 0.11, 60, 300],
  [195, 0.08, 40, 100],
  [275, 0.12, 195, 340],
  [45, 0.085, 95, 250],
  [145, 0.075, 75, 15],
  [250, 0.1, 165, 85],
  [10, 0.12, 70, 210],
];

/** Every palette's number, for pictures that prefer none. */
export const everyPalette: readonly number[] = palettes.map((_, index) => index);

const known = new Map<number, Tones>();

/** The tones of a palette, by its number in the list. */
export function tonesOf(palette: number): Tones {
  const cached = known.get(palette);
  if (cached) return cached;
  const [hue, chroma, light, spot] = palettes[palette % palettes.length] as (typeof palettes)[number];
  const tones: Tones = {
    g: [oklch(0.42, chroma, hue), oklch(0.34, chroma, hue), oklch(0.28, chroma, hue), oklch(0.165, chroma * 0.55, hue)],
    l: [oklch(0.94, 0.065, light), oklch(0.82, 0.135, light), oklch(0.63, 0.135, light), oklch(0.44, 0.1, light)],
    s: [oklch(0.86, 0.09, spot), oklch(0.7, 0.155, spot), oklch(0.5, 0.13, spot)],
    ink: oklch(0.145, 0.02, hue),
  };
  known.set(palette, tones);
  return tones;
}

import { oklch } from '../art/oklch.ts';
import type { BrandTheme, ColorRole, Oklch, ThemeMode } from './roles.ts';

/** A theme colour as the hex value on the screen. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  return oklch(lightness / 100, chroma, hue);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

type Painted = ColorRole | 'gain' | 'loss';

const textGrounds: readonly (readonly [Painted, readonly ColorRole[]])[] = [
  ['text', ['bg', 'surface-3', 'accent-soft']],
  ['text-2', ['bg', 'surface-2', 'surface-3']],
  ['text-3', ['bg', 'surface-1', 'surface-2', 'surface-3', 'overlay']],
  ['on-accent', ['accent', 'accent-hover']],
  ['accent-text', ['bg', 'surface-2', 'accent-soft']],
  ['gain', ['surface-1', 'surface-2']],
  ['loss', ['surface-1', 'surface-2']],
  ['ok', ['ok-soft', 'surface-1']],
  ['warn', ['warn-soft', 'surface-1']],
  ['danger', ['danger-soft', 'overlay']],
  ['info', ['info-soft']],
  ['on-fill', ['danger-fill']],
];
const edgeGrounds: readonly (readonly [Painted, readonly ColorRole[]])[] = [
  ['line-strong', ['bg', 'surface-1', 'surface-2']],
  ['accent', ['bg', 'surface-2']],
];

export interface ContrastRow {
  readonly pair: string;
  readonly needs: number;
  readonly ratio: number;
}

/** Every pair of colours that can be shown together, with the contrast that WCAG requires and the theme's. */
export function contrastTable(theme: BrandTheme, mode: ThemeMode, language: 'ko' | 'other'): ContrastRow[] {
  const paint = (role: Painted): string =>
    hexOf(role === 'gain' || role === 'loss' ? theme.plusMinus[language][role][mode] : theme.colors[role][mode]);
  const rows = (pairs: typeof textGrounds, needs: number) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => ({ pair: `${front} on ${ground}`, needs, ratio: contrast(paint(front), paint(ground)) })),
    );
  return [...rows(textGrounds, 4.5), ...rows(edgeGrounds, 3)];
}

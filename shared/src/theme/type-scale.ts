import type { TypeName, TypeStyle } from './roles.ts';

type DisplayName = 'display' | 'h1' | 'h2' | 'h3';

/** The text styles every merchant shares. */
export const textStyles: Readonly<Record<Exclude<TypeName, DisplayName>, TypeStyle>> = {
  amount: { size: 26, line: 1.35, weight: 700 },
  kpi: { size: 22, line: 1.35, weight: 700 },
  body: { size: 15, line: 1.6, weight: 400 },
  'body-strong': { size: 15, line: 1.6, weight: 600 },
  'body-s': { size: 14, line: 1.55, weight: 400 },
  'body-s-strong': { size: 14, line: 1.55, weight: 600 },
  label: { size: 13.5, line: 1.5, weight: 600 },
  caption: { size: 13, line: 1.55, weight: 400 },
  micro: { size: 12, line: 1.5, weight: 400 },
  'micro-strong': { size: 12, line: 1.5, weight: 600 },
};

/** Headings in a merchant's display face; sizes in pixels. */
export function headings(
  weight: number,
  sizes: Readonly<Record<DisplayName, number>>,
  displayLine = 1.28,
): Readonly<Record<DisplayName, TypeStyle>> {
  const heading = (size: number, line = 1.3): TypeStyle => ({ size, line, weight, face: 'display' });
  return {
    display: heading(sizes.display, displayLine),
    h1: heading(sizes.h1),
    h2: heading(sizes.h2),
    h3: heading(sizes.h3),
  };
}

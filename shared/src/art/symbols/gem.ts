import { polar, polygon } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const ring = (radius: number, lift: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(radius, i * 45 - 22.5);
    return [x, y + lift] as const;
  });

const outer = ring(97, 0);
const table = ring(53, -2);

export const gem: SymbolPainter = ({ l }) => {
  const facets = [l[0], l[1], l[2], l[3], l[3], l[3], l[2], l[1]];
  const at = (points: typeof outer, i: number) => points[i % 8] as readonly [number, number];
  const sides = facets.map((fill, i) =>
    polygon([...at(outer, i), ...at(outer, i + 1), ...at(table, i + 1), ...at(table, i)], fill),
  );
  const crown = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [...at(table, i)]);
  return [
    ...sides,
    polygon(crown, l[1]),
    polygon([...at(table, 7), ...at(table, 0), ...at(table, 1), ...at(table, 2), 0, -3], l[0]),
    polygon([...at(table, 4), ...at(table, 5), 0, -3], l[2]),
    polygon([...at(outer, 3), ...at(outer, 4), ...at(table, 4)], l[2], ' opacity=".45"'),
  ].join('');
};

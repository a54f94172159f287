import { ellipse, group, line } from '../svg.ts';

/** A stack of casino chips, its foot at the origin. */
export function chips(x: number, y: number, count: number, face: string, edge: string, rim: string): string {
  const layers = Array.from({ length: count }, (_, i) => {
    const top = -i * 7;
    return ellipse(0, top + 5, 24, 9, edge) + ellipse(0, top, 24, 9, i % 2 ? rim : face);
  });
  const last = -(count - 1) * 7;
  return group(
    `translate(${x} ${y})`,
    layers.join('') +
      ellipse(0, last, 24, 9, face) +
      line(`M-24 ${last}A24 9 0 1 0 24 ${last} 24 9 0 1 0-24 ${last}`, rim, 3.4, ' stroke-dasharray="7 7"') +
      ellipse(0, last, 12, 4.4, rim, ' opacity=".6"'),
  );
}

import { circle, ellipse, line, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const cherry: SymbolPainter = ({ l, s }) => {
  const fruit = (x: number, y: number, r: number) =>
    circle(x, y, r, s[1]) +
    path(
      `M${x + r * 0.5} ${y - r * 0.866}A${r} ${r} 0 1 1 ${x - r * 0.64} ${y + r * 0.768} ${r * 1.12} ${r * 1.12} 0 0 0 ${x + r * 0.5} ${y - r * 0.866}Z`,
      s[2],
      ' opacity=".5"',
    ) +
    ellipse(
      x - r * 0.34,
      y - r * 0.36,
      r * 0.2,
      r * 0.3,
      '#fff',
      ` opacity=".62" transform="rotate(24 ${x - r * 0.34} ${y - r * 0.36})"`,
    );
  return [
    line('M30-88C4-66-30-26-40 26', l[2], 6, ' stroke-linecap="round"'),
    line('M30-88C20-58 26-10 44 22', l[2], 6, ' stroke-linecap="round"'),
    fruit(-42, 52, 42),
    fruit(50, 42, 39),
    path('M34-90C-4-106-52-94-76-58-56-54 12-58 34-90Z', l[1]),
    path('M34-90C-4-84-42-74-76-58-48-44 22-50 34-90Z', l[2]),
  ].join('');
};

import { group, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

const rows = [2, 3, 4, 5, 4, 3, 2];
const width = 39;
const scale = 'M-20-22H20V2A20 20 0 0 1-20 2Z';

export const scales: SymbolPainter = ({ l, s }) =>
  rows
    .map((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const x = (index - (count - 1) / 2) * width;
        // The light falls from the upper left: the further right and down, the darker.
        const depth = Math.min(3, Math.max(0, Math.floor((x + row * 26 + 12) / 52)));
        const tone = l[depth] as string;
        const eye = path('M-11-14H11V0A11 11 0 0 1-11 0Z', depth > 1 ? s[2] : s[1], ' opacity=".62"');
        return group(`translate(${x} ${row * 25 - 72})`, path(scale, tone) + eye);
      }).join(''),
    )
    .reverse()
    .join('');

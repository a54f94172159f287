import { circle, group, path } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const koi: SymbolPainter = ({ l, s, ink }) => {
  const fish = [
    path('M-27-22Q-56-24-52 8-40-4-25-2Z', l[1]),
    path('M26 2Q50 12 40 36 32 22 20 24Z', l[1]),
    path(
      'M0-88C36-62 40-16 12 34 12 54 22 72 36 84 16 84 4 76-4 66-14 80-28 86-46 84-28 70-16 52-12 32-40-12-36-62 0-88Z',
      l[0],
    ),
    path('M0-88C18-75 28-57 30-38 14-28-14-28-29-40-27-58-17-75 0-88Z', s[1]),
    path('M-22-4Q-6-20 10-4 14 12-4 22-20 14-22-4Z', s[1]),
    path('M8-30Q30-20 29-6 14-8 8-30Z', s[1]),
    circle(13, -60, 4.4, ink),
  ].join('');
  return [
    circle(0, 0, 98, 'none', ` stroke="${l[2]}" stroke-width="3" opacity=".8"`),
    circle(0, 0, 84, 'none', ` stroke="${l[2]}" stroke-width="1.6" opacity=".6"`),
    group('rotate(8)translate(-33 -2)rotate(-4)', fish),
    group('rotate(188)translate(-33 -2)rotate(-4)', fish),
  ].join('');
};

import { ellipse, group, path, petal } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

export const phoenix: SymbolPainter = ({ l, s }) => {
  const feather = (length: number, width: number, turn: number, lit: string, shade: string, eye: string) =>
    petal(length, width, turn, turn < 0 ? lit : shade, turn < 0 ? shade : lit) +
    group(`rotate(${turn})`, ellipse(0, -length * 0.74, width * 0.34, width * 0.5, eye));
  const pair = (length: number, width: number, turn: number, lit: string, shade: string, eye: string) =>
    feather(length, width, -turn, lit, shade, eye) + feather(length, width, turn, lit, shade, eye);
  return group(
    'translate(0 66)',
    [
      pair(92, 17, 102, l[3], l[3], s[2]),
      pair(112, 20, 82, l[2], l[3], s[1]),
      pair(122, 21, 62, l[1], l[2], s[1]),
      pair(128, 20, 42, l[1], l[2], s[1]),
      pair(136, 18, 22, l[0], l[1], s[1]),
      petal(160, 19, 0, s[0], s[1]),
      path('M0-142 8-122 0-106-8-122Z', l[0]),
    ].join(''),
  );
};

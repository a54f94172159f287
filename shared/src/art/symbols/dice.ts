import type { Tones } from '../palettes.ts';
import { group, polygon } from '../svg.ts';
import type { SymbolPainter } from './symbol.ts';

type Pips = readonly (readonly [number, number])[];
const three: Pips = [
  [0.25, 0.25],
  [0.5, 0.5],
  [0.75, 0.75],
];
const five: Pips = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.5],
  [0.25, 0.75],
  [0.75, 0.75],
];
const six: Pips = [
  [0.27, 0.22],
  [0.27, 0.5],
  [0.27, 0.78],
  [0.73, 0.22],
  [0.73, 0.5],
  [0.73, 0.78],
];
const one: Pips = [[0.5, 0.5]];

/** A face is a unit square seen through a matrix, so that round pips lie flat on it. */
const face = (matrix: string, pips: Pips, fill: string, radius: number) =>
  group(
    `matrix(${matrix})`,
    pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join(''),
    ` fill="${fill}"`,
  );

function die({ l, s, ink }: Tones, a: number, left: Pips, right: Pips): string {
  const w = a * 0.87;
  const h = a / 2;
  return [
    polygon([0, -a, w, -h, 0, 0, -w, -h], l[0]),
    polygon([-w, -h, 0, 0, 0, a, -w, h], l[1]),
    polygon([w, -h, 0, 0, 0, a, w, h], l[2]),
    face(`${w} ${h} ${-w} ${h} 0 ${-a}`, one, s[1], 0.15),
    face(`${w} ${h} 0 ${a} ${-w} ${-h}`, left, ink, 0.1),
    face(`${w} ${-h} 0 ${a} 0 0`, right, ink, 0.1),
  ].join('');
}

export const dice: SymbolPainter = (tones) =>
  group('translate(46 -50)rotate(16)', die(tones, 48, six, five)) +
  group('translate(-30 30)', die(tones, 68, five, three));

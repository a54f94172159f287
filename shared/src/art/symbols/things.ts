import type { Tones } from '../palettes.ts';
import { circle, ellipse, group, line, path, polar, polygon, sparkle } from '../svg.ts';
import type { SymbolPainter } from './nature.ts';

export const crown: SymbolPainter = ({ l, s }) =>
  [
    path('M0-78-48 4-98-42-82 44H0Z', l[1]),
    path('M0-78 48 4 98-42 82 44H0Z', l[2]),
    path('M-82 44H82L78 74H-78Z', l[3]),
    path('M-82 42H82L81 51H-81Z', l[0]),
    circle(-97, -49, 11.5, l[0]),
    circle(97, -49, 11.5, l[0]),
    circle(0, -86, 14.5, s[1]),
    circle(-4, -90, 4.5, s[0]),
    ...[-48, 0, 48].map((x) => path(`M${x} 51l8 12-8 12-8-12Z`, x === 0 ? s[0] : s[1])),
  ].join('');

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

export const compass: SymbolPainter = ({ g, l, s }) => {
  const needle = (length: number, turn: number, lit: string, shade: string) => {
    const tip = polar(length, turn);
    return (
      polygon([...tip, ...polar(15, turn - 45), 0, 0], lit) + polygon([...tip, ...polar(15, turn + 45), 0, 0], shade)
    );
  };
  return [
    circle(0, 0, 93, g[3], ` stroke="${l[2]}" stroke-width="6"`),
    circle(0, 0, 78, 'none', ` stroke="${l[1]}" stroke-width="3" stroke-dasharray="1.5 4.6" opacity=".7"`),
    ...[45, 135, 225, 315].map((turn) => needle(52, turn, l[3], g[0])),
    ...[90, 180, 270].map((turn) => needle(86, turn, l[0], l[2])),
    needle(88, 0, s[1], s[2]),
    circle(0, 0, 8, l[0]),
  ].join('');
};

const glass = 'M-46-80C-46-34-8-18-8 0S-46 34-46 80H46C46 34 8 18 8 0S46-34 46-80Z';

export const hourglass: SymbolPainter = ({ l, s }) =>
  [
    path(glass, l[0], ' opacity=".28"'),
    path('M-38-44H38C30-22 8-16 6 2H-6C-8-16-30-22-38-44Z', s[1]),
    path('M0 38C22 44 44 58 45 80H-45C-44 58-22 44 0 38Z', s[1]),
    path('M0 38C22 44 44 58 45 80H12Q16 56 0 38Z', s[2]),
    line('M0 4V38', s[0], 3, ' stroke-dasharray="3 4"'),
    line(glass, l[1], 5),
    path('M-58-94H58V-78H-58ZM-58 78H58V94H-58Z', l[1]),
    path('M12-94H58V-78H12ZM12 78H58V94H12Z', l[2]),
  ].join('');

export const lantern: SymbolPainter = ({ l, s }) =>
  [
    line('M0-100V-70M-14 62V92M0 62V98M14 62V92', l[2], 3.5),
    ellipse(0, -4, 82, 62, s[1]),
    path('M0-66C62-66 82-36 82-4S62 58 0 58C34 48 48 24 48-4S34-56 0-66Z', s[2], ' opacity=".35"'),
    ellipse(0, -4, 54, 62, s[0], ' opacity=".35"'),
    ellipse(0, -4, 22, 62, s[0]),
    path('M-36-54C-58-44-68-26-68-6-52-12-36-34-36-54Z', s[0], ' opacity=".6"'),
    path('M-25-76H25V-60H-25Z', l[2]),
    path('M-25-76H0V-60H-25Z', l[1], ' opacity=".5"'),
    path('M-25 52H25V68H-25Z', l[2]),
    path('M-25 52H0V68H-25Z', l[1], ' opacity=".5"'),
    circle(0, 76, 7.5, l[0]),
  ].join('');

const flask = 'M-18-88V-38L-78 62Q-88 92-58 94H58Q88 92 78 62L18-38V-88';

export const potion: SymbolPainter = ({ l, s }) =>
  [
    path(`${flask}Z`, l[0], ' opacity=".3"'),
    path('M-53 20H53L78 62Q88 92 58 94H-58Q-88 92-78 62Z', s[1]),
    path('M18 20H53L78 62Q88 92 58 94H14Q44 60 18 20Z', s[2]),
    line(flask, l[0], 7, ' stroke-linejoin="round"'),
    line('M-27-91H27', l[0], 9, ' stroke-linecap="round"'),
    circle(-18, 54, 11, s[0]),
    circle(14, 38, 6, s[0]),
    circle(26, 72, 8, s[0]),
    circle(-38, 78, 6, l[0]),
    line('M-10-70V-36', '#fff', 5, ' stroke-linecap="round" opacity=".55"'),
  ].join('');

export const pyramid: SymbolPainter = ({ l, s }) =>
  [
    circle(0, -22, 58, s[1]),
    circle(0, -22, 43, s[0], ' opacity=".55"'),
    path('M0-66-96 72H12Z', l[1]),
    path('M0-66 12 72 96 68Z', l[3]),
    line('M-24-32 6-28M-43-5 8 0M-62 22 10 28M-80 48 11 54', l[2], 3.2),
    path('M0-66-23-33Q-8-36 4-29Z', l[0]),
    path('M0-66 4-29 22-34Z', l[2]),
  ].join('');

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

type Pips = readonly (readonly [number, number])[];
export const three: Pips = [
  [0.25, 0.25],
  [0.5, 0.5],
  [0.75, 0.75],
];
export const five: Pips = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.5],
  [0.25, 0.75],
  [0.75, 0.75],
];
export const six: Pips = [
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

export function die({ l, s, ink }: Tones, a: number, left: Pips, right: Pips): string {
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

const shape = 'M-62-86H66V-50C38-12 24 36 20 92H-36C-34 40-12-6 24-42H-26V-20H-62Z';

export const seven: SymbolPainter = ({ l, s }) =>
  [
    path(shape, l[3], ` stroke="${l[3]}" stroke-width="15" stroke-linejoin="round" transform="translate(6 6)"`),
    path(shape, l[0], ` stroke="${l[0]}" stroke-width="15" stroke-linejoin="round"`),
    path(shape, s[1]),
    path('M-62-86H66V-72H-48V-20H-62Z', s[0], ' opacity=".6"'),
    path('M66-50C38-12 24 36 20 92H4C8 36 24-6 58-50Z', s[2], ' opacity=".45"'),
    sparkle(-58, -82, 24, '#fff'),
  ].join('');

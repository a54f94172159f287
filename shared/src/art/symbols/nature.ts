import type { Tones } from '../palettes.ts';
import type { Draw } from '../seed.ts';
import { circle, ellipse, group, line, path, petal } from '../svg.ts';

/** Draws a slot symbol about the origin within radius 100: flat planes, lit from the upper left. */
export type SymbolPainter = (tones: Tones, draw: Draw) => string;

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

/** Half of a heart-shaped leaf that points up from the centre. */
const lobe = 'M0-6C-16-20-50-34-50-66-50-96-12-100 0-76Z';

export const clover: SymbolPainter = ({ l, s }) => {
  const leaf = (turn: number, lit: string, shade: string) =>
    group(
      `rotate(${turn})`,
      path(lobe, lit) + path(lobe, shade, ' transform="scale(-1 1)"') + line('M0-14V-62', l[0], 2.2, ' opacity=".8"'),
    );
  return [
    line('M4 8C22 40 40 66 46 96', l[3], 10, ' stroke-linecap="round"'),
    group('rotate(18)', leaf(180, l[2], l[1]) + leaf(90, l[1], l[2]) + leaf(270, l[1], l[2]) + leaf(0, l[1], l[2])),
    circle(0, 0, 8, s[1]),
  ].join('');
};

export const lotus: SymbolPainter = ({ l, s }) => {
  const pair = (length: number, width: number, turn: number, lit: string, shade: string) =>
    petal(length, width, -turn, lit, shade) + petal(length, width, turn, shade, lit);
  return group(
    'translate(0 62)',
    [
      path('M-84 2Q0 34 84 2 46 12 0 12T-84 2Z', s[1]),
      pair(112, 20, 76, l[3], l[2]),
      pair(122, 26, 58, l[2], l[3]),
      pair(132, 25, 42, l[1], l[2]),
      pair(140, 24, 22, l[1], l[2]),
      petal(152, 27, 0, l[0], l[1]),
    ].join(''),
  );
};

export const fox: SymbolPainter = ({ l, s, ink }) => {
  const both = (d: string, fill: string) => path(d, fill) + path(d, fill, ' transform="scale(-1 1)"');
  const whiskers = line('M44 36Q58 30 70 30M46 48Q58 44 66 44', s[1], 3.6, ' stroke-linecap="round"');
  return [
    path('M-92-84-38-46H38L92-84 84 12C66 50 34 74 0 96-34 74-66 50-84 12Z', l[0]),
    both('M-84 12C-64-2-34 24-8 74L0 96C-34 74-66 50-84 12Z', l[1]),
    both('M-91-80-40-46Q-62-34-68-2Q-88-40-91-80Z', s[1]),
    path('M0-42Q14-20 0 0-14-20 0-42Z', s[1]),
    both('M-58-4Q-34-20-14 8-38 18-58-4Z', ink),
    whiskers,
    `<g transform="scale(-1 1)">${whiskers}</g>`,
    path('M-13 76Q0 70 13 76 10 90 0 97-10 90-13 76Z', ink),
  ].join('');
};

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

/** A rising bird: spread wings, three tail feathers with eyes, a crest over the beak. */
export const phoenix: SymbolPainter = ({ l, s, ink }) => {
  const wing = [
    path('M-12 2C-40-4-70-34-98-78-96-40-86-14-62 8-46 22-26 26-10 22Z', l[2]),
    path('M-12 2C-36-8-60-34-80-84-58-58-34-40-10-26Z', l[1]),
    path('M-12 0C-26-14-40-36-48-72-30-54-16-40-6-24Z', l[0]),
  ].join('');
  const feather = (turn: number) =>
    group(`translate(0 24)rotate(${turn})`, petal(76, 12, 180, l[1], l[2]) + ellipse(0, 58, 6, 9, s[1]));
  return [
    feather(28) + feather(-28) + group('translate(0 20)', petal(80, 13, 180, l[0], l[1]) + ellipse(0, 62, 7, 10, s[1])),
    wing + group('scale(-1 1)', wing),
    path('M0-48C18-40 20-8 12 14 8 28 4 34 0 38-4 34-8 28-12 14-20-8-18-40 0-48Z', s[1]),
    path('M0-48C-18-40-20-8-12 14-8 28-4 34 0 38Z', s[0]),
    path('M-2-64C-12-74-12-86-4-98 0-88 4-84 14-90 12-78 8-70 4-64Z', s[2]),
    path('M-14-56A15 15 0 1 1 12-46Q6-36-2-38-14-42-14-56Z', s[1]),
    path('M12-60 32-52 12-46Z', l[0]),
    circle(5, -57, 3, ink),
  ].join('');
};

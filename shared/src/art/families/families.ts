import { type ArenaName, arenas } from '../arenas/arenas.ts';
import { backdrops, curtain, type Field } from '../backdrops/backdrops.ts';
import { type SportName, sports } from '../sports/sports.ts';
import { circle, ellipse, fade, group, line, path, polar, polygon, xy } from '../svg.ts';
import { type SymbolName, symbols } from '../symbols/symbols.ts';

/** The content of the plate: something behind (over the ground) and something in front (over the light). */
interface Scene {
  readonly behind: string;
  readonly front: string;
}

/** One way to compose a picture; `scale` is the symbol's size for the ratio. */
export type FamilyPainter = (field: Field, scale: number) => Scene;

const red = '#d63a40';
const black = '#1b2433';

const suits = [
  {
    fill: black,
    d: 'M0-12C-4-4-12 0-12 6-12 12-5 13-1.6 9-2 12-3 14-5 15H5C3 14 2 12 1.6 9 5 13 12 12 12 6 12 0 4-4 0-12Z',
  },
  { fill: red, d: 'M0-14 10 0 0 14-10 0Z' },
  { fill: red, d: 'M0 13C-12 3-13-2-13-6-13-12-4-14 0-6 4-14 13-12 13-6 13-2 12 3 0 13Z' },
  {
    fill: black,
    d: 'M0-13A6.5 6.5 0 0 1 5-3 6.5 6.5 0 1 1 2 6Q3 12 5 14H-5Q-3 12-2 6A6.5 6.5 0 1 1-5-3 6.5 6.5 0 0 1 0-13Z',
  },
] as const;

/** A playing card, 66 × 96 about the origin, of one of the four suits; `index` is the letter in its corners. */
export function card(suit: number, index = ''): string {
  const { fill, d } = suits[suit % 4] as (typeof suits)[number];
  const at = (transform: string) => group(transform, path(d, fill));
  return (
    '<rect x="-33" y="-48" width="66" height="96" rx="6" fill="#f3efe8"/>' +
    (index === 'K' ? '' : at('scale(1.35)')) +
    (index ? corner(index, fill) + group('rotate(180)', corner(index, fill)) : '') +
    at(`translate(-23 ${index ? -20 : -36})scale(.48)`) +
    at(`translate(23 ${index ? 20 : 36})rotate(180)scale(.48)`)
  );
}

/** A letter in the corner of a card. */
const corner = (index: string, fill: string): string =>
  `<text x="-23" y="-30" text-anchor="middle" font-family="Pretendard,Inter,system-ui,sans-serif" font-weight="800" font-size="17" fill="${fill}">${index}</text>`;

/** How many suits there are, for drawing one. */
const suitCount = suits.length;

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

/** A shield over curtains, with the sign of what is played. */
export const esports =
  (arena: ArenaName): FamilyPainter =>
  (field, scale) => {
    const { g, l } = field.tones;
    const shield = [
      path('M0-100 78-66V22C78 62 40 92 0 116-40 92-78 62-78 22V-66Z', g[0]),
      path('M0-86 66-57V20C66 54 34 80 0 101Z', g[3]),
      path('M0-86-66-57V20C-66 54-34 80 0 101Z', g[2]),
      line('M0-100 78-66V22C78 62 40 92 0 116-40 92-78 62-78 22V-66Z', l[2], 3, ' opacity=".7"'),
      group('translate(0 4)scale(.84)', arenas[arena](field.tones)),
    ].join('');
    return { behind: curtain(field), front: group(`translate(${field.x} ${field.y})scale(${scale})`, shield) };
  };

function swimmer(body: string, belly: string, fin: string, ink: string): string {
  return [
    path('M40 0C66-6 82-26 94-42 90-14 90 14 94 42 82 26 66 6 40 0Z', body),
    path('M-16-34C-2-62 24-64 36-60 28-48 34-36 40-22Z', fin),
    path('M-88 4C-62-34 10-46 62-4 14 46-56 40-88 4Z', body),
    path('M-88 4C-40 14 20 14 62-4 14 46-56 40-88 4Z', belly),
    line('M-34-28C-24-8-26 14-36 30', fin, 4, fade(0.8)),
    path('M-8 10C6 8 22 18 26 32 8 36-6 26-8 10Z', fin),
    circle(-58, -6, 9, '#fff'),
    circle(-59.5, -6, 4.6, ink),
  ].join('');
}

/** Light shafts, one large and two small fish, the sea floor. */
export const fish: FamilyPainter = ({ tones: { g, l, s, ink }, draw, width, height, x, y }, scale) => {
  const shafts = [0.2, 0.46, 0.72].map((at) => {
    const top = width * (at + (draw() - 0.5) * 0.1);
    return path(`M${xy(top, -10)}h${xy(26)}L${xy(top + 74, height)}H${xy(top - 62)}Z`, l[0], fade(0.075));
  });
  const bubbles = Array.from({ length: 7 }, () =>
    circle(x + (draw() - 0.5) * 240, y + (draw() - 0.6) * 220, 2.5 + draw() * 4.5, l[0], fade(0.32)),
  );
  const floor = path(
    `M0 ${xy(height - 54)}Q${xy(width * 0.3, height - 96)} ${xy(width * 0.56, height - 56)}T${xy(width, height - 72)}V${xy(height)}H0Z`,
    g[2],
    fade(0.85),
  );
  const sway = ellipse(x, y + 10, 150, 120, g[0], fade(0.35));
  const front = [
    group(`translate(52 ${-66 + draw() * 10})scale(.36)`, swimmer(s[1], s[2], s[2], ink)),
    group(`translate(-72 ${78 + draw() * 10})scale(-.4 .4)`, swimmer(s[0], s[1], s[1], ink)),
    group('translate(6 6)rotate(-4)scale(.98)', swimmer(l[1], l[2], l[2], ink)),
  ].join('');
  return {
    behind: sway + shafts.join('') + floor,
    front: bubbles.join('') + group(`translate(${x} ${y})scale(${scale})`, front),
  };
};

/** The felt of a table and its rim, below a soft light. */
export function cloth({ tones: { g, l }, width, height, x, y }: Field, scale: number): string {
  const edge = y + 46 * scale + 300;
  const half = width * 0.86 + 60;
  return (
    ellipse(x, -height * 0.18, width * 0.72, height * 0.62, g[0], fade(0.6)) +
    ellipse(x, edge, half, 300, g[1]) +
    ellipse(x, edge, half, 300, 'none', ` stroke="${l[3]}" stroke-width="14"`)
  );
}

/** A felt table with three cards and two stacks of chips. */
export const liveTable: FamilyPainter = (field, scale) => {
  const { draw, x, y } = field;
  const { l, s } = field.tones;
  const first = Math.floor(draw() * suitCount);
  const dealt = [
    group('translate(0 -44)rotate(2)', card(first)),
    group('translate(-37 -26)rotate(-17)', card(first + 1)),
    group('translate(37 -26)rotate(15)', card(first + 2)),
  ];
  const lines = [104, 150].map((rx) => line(`M${-rx} 112A${rx} ${rx * 0.34} 0 0 1 ${rx} 112`, l[1], 1.5, fade(0.4)));
  const front = [...lines, ...dealt, chips(-62, 82, 4, l[1], l[3], s[1]), chips(62, 78, 4, s[1], s[2], l[1])].join('');
  return { behind: cloth(field, scale), front: group(`translate(${x} ${y})scale(${scale})`, front) };
};

const pockets = 24;

/** A wheel seen from above, its ball resting in a pocket of the seed's choice. */
export const liveWheel: FamilyPainter = ({ tones: { g, l, s, ink }, draw, x, y }, scale) => {
  const step = 360 / pockets;
  const wedge = (i: number, fill: string) => {
    const from = polar(96, i * step);
    const to = polar(96, (i + 1) * step);
    const back = polar(64, (i + 1) * step);
    const start = polar(64, i * step);
    return path(`M${xy(...from)}A96 96 0 0 1 ${xy(...to)}L${xy(...back)}A64 64 0 0 0 ${xy(...start)}Z`, fill);
  };
  const ball = polar(84, (Math.floor(draw() * pockets) + 0.5) * step);
  const star = (length: number, offset: number) =>
    [0, 90, 180, 270].map((turn) => {
      const tip = polar(length, turn + offset);
      return (
        polygon([...tip, ...polar(14, turn + offset - 45), 0, 0], l[0]) +
        polygon([...tip, ...polar(14, turn + offset + 45), 0, 0], l[1])
      );
    });
  const front = [
    circle(0, 0, 112, l[3]),
    circle(0, 0, 104, l[2]),
    circle(0, 0, 98, ink),
    ...Array.from({ length: pockets }, (_, i) => wedge(i, i === 12 ? l[0] : i % 2 ? s[2] : ink)),
    circle(0, 0, 64, g[3], ` stroke="${l[1]}" stroke-width="3"`),
    group('scale(.74)', star(58, 45).join('').replaceAll(l[0], l[2])),
    star(56, 0).join(''),
    circle(0, 0, 12, l[0]),
    circle(...ball, 7.5, '#fff'),
  ].join('');
  return { behind: '', front: group(`translate(${x} ${y})scale(${scale})rotate(-6)`, front) };
};

const places = [
  [-46, -60, 33],
  [40, -66, 27],
  [-76, 30, 25],
  [72, 14, 29],
  [-24, 86, 21],
  [46, 84, 24],
  [-2, 8, 44],
] as const;

function ball(x: number, y: number, r: number, tones: readonly [string, string, string], label: string): string {
  return group(
    `translate(${x} ${y})scale(${r / 40})`,
    circle(0, 0, 40, tones[1]) +
      path('M28-28A40 40 0 1 1-30 26 46 46 0 0 0 28-28Z', tones[2]) +
      ellipse(-17, -24, 10, 6, '#fff', ' opacity=".6" transform="rotate(-38 -17 -24)"') +
      circle(0, 3, 21, '#fdfbf6') +
      `<text y="12" text-anchor="middle" font-family="Pretendard,Inter,system-ui,sans-serif" font-weight="800" font-size="25" fill="#141a22">${label}</text>`,
  );
}

/** Seven glossy balls; their numbers come from the seed and none appears twice. */
export const lotteryBalls: FamilyPainter = ({ tones: { l, s }, draw, x, y }, scale) => {
  const light = [l[0], l[1], l[2]] as const;
  const deep = [l[1], l[2], l[3]] as const;
  const spot = [s[0], s[0], s[1]] as const;
  const drawn = new Set<number>();
  while (drawn.size < places.length) drawn.add(1 + Math.floor(draw() * 45));
  const numbers = [...drawn];
  const balls = places.map(([bx, by, r], i) =>
    ball(bx, by, r, i === 6 ? deep : i % 2 ? light : spot, String(numbers[i])),
  );
  return { behind: '', front: group(`translate(${x} ${y})scale(${scale})`, balls.join('')) };
};

/** A fan of five cards over a chip. */
export const pvp: FamilyPainter = ({ tones: { g, l, s }, draw, x, y }, scale) => {
  const first = Math.floor(draw() * suitCount);
  const fan = [-52, -26, 0, 26, 52].map((turn, i) =>
    group(
      `rotate(${turn})translate(0 -104)`,
      `${card(first + i)}<path d="M33-42V42" stroke="${g[3]}" opacity=".22" fill="none"/>`,
    ),
  );
  const front = group('translate(0 98)', fan.join('')) + chips(0, 96, 3, s[1], s[2], l[1]);
  return {
    behind: circle(x, y + 60, 210, g[0], fade(0.55)) + circle(x, y + 60, 150, g[0], fade(0.6)),
    front: group(`translate(${x} ${y})scale(${scale})`, front),
  };
};

/** A slot's symbol before one of the seven backdrops. */
export const slot =
  (symbol: SymbolName, backdrop: number): FamilyPainter =>
  (field, scale) => ({
    behind: (backdrops[backdrop] ?? backdrops[0])?.(field) ?? '',
    front: group(`translate(${field.x} ${field.y})scale(${scale})`, symbols[symbol].paint(field.tones, field.draw)),
  });

/** A field in perspective under floodlights, and what a sport is played with; a football field has its goal. */
export const sportsField =
  (sport: SportName): FamilyPainter =>
  ({ tones, draw, width, height, x, y }, scale) => {
    const { g, l } = tones;
    const horizon = y - 40 * scale;
    const stripes = [0, 1, 2, 3].map((i) => {
      const top = horizon + (height - horizon) * (i / 4) ** 1.4;
      const bottom = horizon + (height - horizon) * ((i + 0.55) / 4) ** 1.4;
      return path(`M0 ${xy(top)}H${width}V${xy(bottom)}H0Z`, g[0], fade(0.4));
    });
    const glow = [-0.3, 0.3].map((at) => circle(x + width * at, 50 + draw() * 14, 66, l[1], fade(0.16)));
    const reach = (height - horizon) / 1.6;
    const outline = `M${xy(x - 80, horizon)}H${xy(x + 80)}L${xy(x + 80 + reach, height)}H${xy(x - 80 - reach)}Z`;
    const goal = `M${xy(x - 45, horizon)}L${xy(x - 51, horizon + 26)}H${xy(x + 51)}L${xy(x + 45, horizon)}`;
    const middle = `M${xy(x - 160, y + 70)}H${xy(x + 160)}`;
    const inner = sport === 'football' ? goal + middle : middle;
    const shadow = `<ellipse cx="6" cy="66" rx="52" ry="10" fill="${g[3]}" opacity=".7"/>`;
    return {
      behind:
        glow.join('') +
        `<rect y="${xy(horizon)}" width="${width}" height="${height}" fill="${g[2]}"/>` +
        stripes.join('') +
        line(outline, l[0], 2.4, fade(0.62)) +
        line(inner, l[0], 2, fade(0.5)),
      front: group(`translate(${x} ${y + 42 * scale})scale(${scale})`, shadow + sports[sport].paint(tones)),
    };
  };

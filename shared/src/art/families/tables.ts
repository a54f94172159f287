import { drawFor, pick } from '../seed.ts';
import { circle, fade, group, line, path } from '../svg.ts';
import { die, five, six, three } from '../symbols/things.ts';
import { card, chips, cloth, type FamilyPainter, liveTable, liveWheel } from './families.ts';

export type TableName = 'baccarat' | 'roulette' | 'dragonTiger' | 'sicBo' | 'blackjack';

/** A court card: a crown between two suits. */
const court = (suit: number, gold: string, shade: string): string =>
  card(suit, 'K') + path('M-19 12-23-14-10-4 0-22 10-4 23-14 19 12Z', gold) + path('M-19 12H19V20H-19Z', shade);

/** Twenty-one: an ace and a king on the felt, a stack of chips at each side. */
const blackjack: FamilyPainter = (field, scale) => {
  const { tones, draw, x, y } = field;
  const { l, s } = tones;
  const suit = Math.floor(draw() * 4);
  const front = [
    line('M-140 96A150 60 0 0 0 140 96', l[1], 1.5, fade(0.4)),
    group('translate(-26 -30)rotate(-10)scale(1.18)', card(suit, 'A')),
    group('translate(30 -22)rotate(9)scale(1.18)', court(suit + 1, l[1], l[3])),
    chips(-66, 84, 3, l[1], l[3], s[1]),
    chips(68, 80, 5, s[1], s[2], l[1]),
  ];
  return { behind: cloth(field, scale), front: group(`translate(${x} ${y})scale(${scale})`, front.join('')) };
};

/** Three dice on the felt. */
const sicBo: FamilyPainter = (field, scale) => {
  const { tones, x, y } = field;
  const { l } = tones;
  const front = [
    path('M-112 60A112 34 0 0 0 112 60L104 82A104 32 0 0 1-104 82Z', l[3]),
    `<ellipse cx="0" cy="60" rx="112" ry="34" fill="${l[2]}"/><ellipse cx="0" cy="58" rx="98" ry="27" fill="${tones.g[3]}"/>`,
    group('translate(0 -46)rotate(-8)', die(tones, 44, six, five)),
    group('translate(-48 22)rotate(6)', die(tones, 46, five, three)),
    group('translate(48 24)rotate(-4)', die(tones, 46, three, six)),
  ];
  return { behind: cloth(field, scale), front: group(`translate(${x} ${y})scale(${scale})`, front.join('')) };
};

const both = (d: string, fill: string) => path(d, fill) + path(d, fill, ' transform="scale(-1 1)"');

/** The head of a dragon from the front: horns, long muzzle, whiskers. */
const dragon = (light: string, mid: string, dark: string, gold: string, ink: string): string =>
  [
    both('M-8-30C-22-40-26-56-20-66-14-54-6-50 0-40Z', gold),
    both('M-24-14C-36-18-42-28-42-38-34-32-26-32-18-30Z', dark),
    path('M0-36C22-36 28-18 24-2 20 10 16 14 15 28 12 42-12 42-15 28-16 14-20 10-24-2-28-18-22-36 0-36Z', light),
    both('M0-36C-22-36-28-18-24-2-20 10-16 14-15 28Q-8 14-6-6Z', mid),
    both('M-20-12Q-12-14-6-4-14-2-20-12Z', ink),
    both('M-10 28Q-7 24-4 29-7 32-10 28Z', ink),
    line('M-14 30C-28 28-34 40-28 50M14 30C28 28 34 40 28 50', gold, 3, ' stroke-linecap="round"'),
  ].join('');

/** The head of a tiger from the front: round ears and stripes. */
const tiger = (light: string, mid: string, dark: string, ink: string): string =>
  [
    both('M-36-22A13 13 0 1 1-14-38Z', dark),
    path('M0-40C28-40 40-20 38 2 36 26 18 42 0 42-18 42-36 26-38 2-40-20-28-40 0-40Z', mid),
    path('M0 8C14 4 24 14 22 26 18 38 8 42 0 42-8 42-18 38-22 26-24 14-14 4 0 8Z', light),
    both('M-38 0-20 4-38 10Z', ink) + both('M-35 16-20 16-31 24Z', ink),
    path('M-3-40H3L2-18H-2Z', ink) + both('M-14-38-8-38-6-22Z', ink),
    both('M-26-8Q-16-16-8-6-18 0-26-8Z', '#fff') + circle(-16, -7, 4, ink) + circle(16, -7, 4, ink),
    path('M-7 12H7L0 21Z', ink) + line('M0 20V28M0 28Q-6 33-11 29M0 28Q6 33 11 29', ink, 2.4),
  ].join('');

/** Two cards face to face: the dragon's and the tiger's. */
const dragonTiger: FamilyPainter = (field, scale) => {
  const { tones, x, y } = field;
  const { l, s } = tones;
  const plain = (rim: string) =>
    `<rect x="-50" y="-72" width="100" height="144" rx="9" fill="#f3efe8"/><rect x="-43" y="-65" width="86" height="130" rx="6" fill="none" stroke="${rim}" stroke-width="3"/>`;
  const front = [
    line('M-150 100A160 54 0 0 0 150 100', l[1], 1.5, fade(0.4)),
    group(
      'translate(-52 -8)rotate(-8)',
      plain('#1c6444') + dragon('#4fb583', '#2f8a60', '#1c6444', '#d9a441', '#1b2433'),
    ),
    group('translate(52 -8)rotate(8)', plain('#b06a10') + tiger('#fff4df', '#f0a231', '#c97812', '#1b2433')),
    chips(0, 100, 4, s[1], s[2], l[1]),
  ];
  return { behind: cloth(field, scale), front: group(`translate(${x} ${y})scale(${scale})`, front.join('')) };
};

/** The five tables, in the order in which the seed counts them. */
export const tables: Readonly<Record<TableName, FamilyPainter>> = {
  baccarat: liveTable,
  roulette: liveWheel,
  dragonTiger,
  sicBo,
  blackjack,
};

/** The table that a live game's picture shows; a catalogue names the game after it. */
export const tableOf = (vendor: string, code: string): TableName =>
  pick(drawFor(`table:${vendor}:${code}`), Object.keys(tables) as TableName[]);

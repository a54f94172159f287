import type { GameKind } from '../game.ts';

/**
 * The odds of every play for 1, written out a second time: codes, then one price for all of their bets, or one by the name that a
 * bet has on the sheet. Twenty of eighty has its own sheet for plays that pay by hits.
 */
const sheet: Readonly<Record<GameKind, readonly string[]>> = {
  K3: [
    'sum = 3:209 4:69.5 5:34.8 6:20.9 7:13.9 8:9.9 9:8.3 10:7.7 11:7.7 12:8.3 13:9.9 14:13.9 15:20.9 16:34.8 17:69.5 18:209',
    'sum-sides = 1.98',
    'triple-single = 208',
    'triple-any three-different any3-typed straight-single = 34.8',
    'pair = 13',
    'pair-single pair-single-typed = 69.5',
    'two-different any2-typed = 6.95',
    'straight-any = 8.7',
    'one-face = 2.3',
  ],
  '11X5': [
    'first3-direct first3-direct-typed = 960',
    'first3-group first3-group-typed = 160',
    'first2-direct first2-direct-typed = 106',
    'first2-group first2-group-typed = 53',
    'first1-direct position = 10.67',
    'any1 = 2.13',
    'any2 any2-typed = 5.3',
    'any3 any3-typed = 16',
    'any4 any4-typed = 64',
    'any5 any5-typed = 448',
    'any6 any6-typed = 74.69',
    'any7 any7-typed = 21.34',
    'any8 any8-typed = 8',
    'place-sides = big:1.93 small:1.93 odd:1.77 even:2.12',
    'sum-sides = big:1.925 small:1.925 odd:1.89 even:1.97',
    'dragon-tiger = 1.94',
  ],
  SSC: [
    'five-direct five-direct-typed five-direct-sum = 97000',
    'five-group120 four-group12 any4-group12 = 808',
    'five-group60 four-group6 any4-group6 = 1616',
    'five-group30 = 3233',
    'five-group20 = 4850',
    'five-group10 four-direct four-direct-typed four-direct-sum any4-direct any4-direct-typed = 9700',
    'five-group5 = 19400',
    'four-group24 any4-group24 = 404',
    'four-group4 any4-group4 = 2425',
    'first3-direct first3-direct-typed first3-direct-sum first3-direct-span middle3-direct middle3-direct-typed middle3-direct-sum middle3-direct-span last3-direct last3-direct-typed last3-direct-sum last3-direct-span any3-direct any3-direct-typed any3-direct-sum = 970',
    'first3-group3 middle3-group3 last3-group3 any3-group3 = 323',
    'first3-group6 middle3-group6 last3-group6 any3-group6 = 161',
    'first3-group-typed first3-group-sum middle3-group-typed middle3-group-sum last3-group-typed last3-group-sum any3-group-typed any3-group-sum = group3:323 group6:161',
    'first2-direct first2-direct-typed first2-direct-sum first2-direct-span last2-direct last2-direct-typed last2-direct-sum last2-direct-span any2-direct any2-direct-typed any2-direct-sum = 97',
    'first2-group first2-group-typed first2-group-sum last2-group last2-group-typed last2-group-sum any2-group any2-group-typed any2-group-sum = 48.5',
    'place = 9.7',
    'anywhere-first3-1 anywhere-middle3-1 anywhere-last3-1 = 3.57',
    'anywhere-first3-2 anywhere-middle3-2 anywhere-last3-2 = 17.96',
    'anywhere-four-1 = 2.82',
    'anywhere-four-2 = 9.95',
    'anywhere-five-2 = 6.61',
    'anywhere-five-3 = 22.29',
    'first2-sides last2-sides = 3.88',
    'first3-sides last3-sides = 7.76',
    'place-sides sum-sides = 1.95',
    'sum = 0:97000 1:19400 2:6466 3:2771 4:1385 5:769 6:461 7:293 8:195 9:135 10:97.38 11:72.38 12:55.58 13:43.99 14:35.79 15:29.88 16:25.55 17:22.37 18:20.04 19:18.37 20:17.22 21:16.51 22:16.16 23:16.16 24:16.51 25:17.22 26:18.37 27:20.04 28:22.37 29:25.55 30:29.88 31:35.79 32:43.99 33:55.58 34:72.38 35:97.38 36:135 37:195 38:293 39:461 40:769 41:1385 42:2771 43:6466 44:19400 45:97000',
    'dragon-tiger-12 dragon-tiger-13 dragon-tiger-14 dragon-tiger-15 dragon-tiger-23 dragon-tiger-24 dragon-tiger-25 dragon-tiger-34 dragon-tiger-35 dragon-tiger-45 = dragon:2.15 tiger:2.15 same:9.7',
    'repeat1 = 2.36',
    'repeat2 = 11.9',
    'repeat3 = 113',
    'repeat4 = 2108',
    'bull = 1:15.21 2:14.91 3:15.21 4:14.91 5:15.21 6:14.91 7:15.21 8:14.91 9:15.21 none:2.72 bull:15.02',
  ],
  PK10: [
    'first1-direct place = 9.7',
    'first2-direct first2-direct-typed = 87.3',
    'first3-direct first3-direct-typed = 698',
    'place-sides dragon-tiger = 1.95',
    'top2-sum = 3:43.65 4:43.65 5:21.82 6:21.82 7:14.55 8:14.55 9:10.91 10:10.91 11:8.73 12:10.91 13:10.91 14:14.55 15:14.55 16:21.82 17:21.82 18:43.65 19:43.65',
    'top2-sides = big:2.18 small:1.74 odd:1.74 even:2.18',
  ],
  KLSF: [
    'first3-direct first3-direct-typed = 6634',
    'first3-group first3-group-typed = 1105',
    'first2-direct first2-direct-typed = 368',
    'first2-group first2-group-typed = 184',
    'first1-direct place = 19.4',
    'any1 = 2.42',
    'any2 any2-typed = 6.58',
    'any3 any3-typed = 19.74',
    'any4 any4-typed = 67.13',
    'any5 any5-typed = 268',
    'place-sides dragon-tiger = 1.95',
    'sum-sides = big:1.93 small:1.93 odd:1.94 even:1.93',
  ],
  KL8: [
    'halves odd-even = level:4.77 others:2.43',
    'sum-sides = 1.94',
    'sum-combined = big-odd:3.86 big-even:3.89 small-odd:3.86 small-even:3.89',
    'elements = metal:9.46 wood:4.81 water:2.49 fire:4.76 earth:9.28',
  ],
  VNN: [
    'lo2 lo2-8 duoi dau dau-duoi first-prize = 75',
    'lo3 tail3 head3 head-tail3 = 650',
    'lo4 = 5500',
    'together2 = 17',
    'together3 = 65',
    'together4 = 250',
  ],
  VNS: [
    'lo2 lo2-7 duoi dau dau-duoi = 75',
    'lo3 tail3 head3 head-tail3 = 650',
    'lo4 = 5500',
    'together2 pairs = 20.8',
    'together3 = 138',
    'together4 = 975',
  ],
  THAI: [
    'top3 = 550',
    'tod3 = 2:210 3:105',
    'bottom3 = 125',
    'top2 bottom2 = 70',
    'tod2 = 1:23 2:12',
    'run-top = 3',
    'run-bottom = 4',
  ],
  LAO: [
    'top3 = 550',
    'tod3 = 2:210 3:105',
    'top4 = 5500',
    'top2 bottom2 = 70',
    'tod2 = 1:23 2:12',
    'run-top = 3',
    'run-bottom = 4',
  ],
  HANOI: [
    'top3 bottom3 = 550',
    'tod3 = 2:210 3:105',
    'top4 = 5500',
    'top2 bottom2 = 70',
    'tod2 = 1:23 2:12',
    'run-top = 3',
    'run-bottom = 4',
  ],
  MALAY: [
    'top3 bottom3 = 550',
    'tod3 = 2:210 3:105',
    'top4 = 5500',
    'top2 bottom2 = 70',
    'tod2 = 1:23 2:12',
    'run-top = 3',
    'run-bottom = 4',
  ],
};

const written = new Map(
  Object.entries(sheet).flatMap(([kind, lines]) =>
    lines.flatMap((line) => {
      const [codes = '', odds = ''] = line.split(' = ');
      return codes.split(' ').map((code) => [`${kind} ${code}`, odds.split(' ')] as const);
    }),
  ),
);

/** The odds of a bet in thousandths, by the name that it has on the sheet. */
export function writtenOdds(kind: GameKind, code: string, name: string): bigint {
  const prices = written.get(`${kind} ${code}`) ?? [];
  const byName = (wanted: string) => prices.find((price) => price.startsWith(`${wanted}:`))?.split(':')[1];
  const odds = prices[0]?.includes(':') ? (byName(name) ?? byName('others')) : prices[0];
  if (odds === undefined) throw new Error(`The sheet has no ${kind} ${code} ${name}.`);
  return thousandths(odds);
}

/** A decimal as whole thousandths, by its digits. */
function thousandths(decimal: string): bigint {
  const [whole = '', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(3, '0'));
}

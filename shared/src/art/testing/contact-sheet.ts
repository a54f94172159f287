import { writeFileSync } from 'node:fs';
import {
  type ArtCategory,
  type ArtRatio,
  arenaNames,
  arenaOf,
  chooseArt,
  gameArtSvg,
  sportNames,
  sportOf,
  symbolNames,
} from '../art.ts';

/**
 * `tsx shared/src/art/testing/contact-sheet.ts out.html [n]` draws every symbol, sport, family and ratio for review;
 * n picks other seeds.
 */
const [out = 'contact-sheet.html', nth = '0'] = process.argv.slice(2);
const skip = Number(nth);
let count = 0;

function figure(
  code: string,
  category: ArtCategory,
  ratio: ArtRatio,
  width: number,
  height: number,
  label: string,
): string {
  count += 1;
  const svg = gameArtSvg({ vendor: 'PP', code, category, ratio, idPrefix: `s${count}-` });
  const sized = svg.replace(
    '<svg ',
    `<svg style="width:${width}px;height:${height}px;border-radius:12px;display:block" `,
  );
  return `<figure>${sized}<figcaption>${label}</figcaption></figure>`;
}

/** The nth code whose seed draws a symbol, a sport or an arena. */
function codeOf(wanted: string, drawn = (code: string): string => chooseArt('PP', code, 'RNG').symbol): string {
  for (let n = 0, found = 0; ; n += 1) {
    if (drawn(`g${n}`) !== wanted) continue;
    if (found === skip) return `g${n}`;
    found += 1;
  }
}

const categories: readonly ArtCategory[] = ['LIVE', 'FISH', 'LOTT', 'ELOTT', 'SPORTS', 'PVP', 'ESPORTS'];
const ratios: readonly (readonly [ArtRatio, number, number])[] = [
  ['3:4', 120, 160],
  ['1:1', 120, 120],
  ['4:3', 180, 135],
  ['16:10', 220, 138],
  ['2:1', 280, 140],
  ['tile', 250, 134],
];
const rows = [
  symbolNames.map((symbol) => figure(codeOf(symbol), 'RNG', '3:4', 127, 169, symbol)),
  sportNames.map((sport) =>
    figure(
      codeOf(sport, (code) => sportOf('PP', code)),
      'SPORTS',
      '3:4',
      127,
      169,
      sport,
    ),
  ),
  arenaNames.map((arena) =>
    figure(
      codeOf(arena, (code) => arenaOf('PP', code)),
      'ESPORTS',
      '3:4',
      127,
      169,
      arena,
    ),
  ),
  categories.flatMap((category) =>
    [0, 1].map((n) => figure(`f${n + skip * 2}`, category, '3:4', 127, 169, category.toLowerCase())),
  ),
  ratios.map(([ratio, width, height]) => figure(codeOf('koi'), 'RNG', ratio, width, height, ratio)),
  categories.map((category) => figure(`t${skip}`, category, 'tile', 157, 84, category.toLowerCase())),
];
const style =
  'body{background:#080c10;color:#979ea5;font:12px system-ui;margin:32px}section{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-bottom:28px}figure{margin:0}figcaption{margin-top:6px}';
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.map((row) => `<section>${row.join('')}</section>`).join('')}`,
);

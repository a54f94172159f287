import { createHash } from 'node:crypto';
import { arenaNames, arenaOf } from './arenas/arenas.ts';
import { gameArtSvg } from './art-svg.ts';
import { chooseArt } from './choose-art.ts';
import { tableOf, tables } from './families/tables.ts';
import { fnv1a, mulberry32 } from './seed.ts';
import { sportNames, sportOf } from './sports/sports.ts';
import { symbolNames } from './symbols/symbols.ts';

const categories = ['RNG', 'LIVE', 'FISH', 'LOTT', 'ELOTT', 'SPORTS', 'PVP', 'ESPORTS'] as const;
const ratios = ['3:4', '1:1', '4:3', '16:10', '2:1', 'tile'] as const;
const codes = Array.from({ length: 60 }, (_, i) => `game-${i}`);

function everyPicture(): string[] {
  return categories.flatMap((category) =>
    ratios.flatMap((ratio) => codes.map((code) => gameArtSvg({ vendor: 'PP', code, category, ratio }))),
  );
}

test('the seed is FNV-1a and the stream mulberry32, by their published values', () => {
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
  const draw = mulberry32(1);
  expect([draw(), draw()].map((n) => n.toFixed(6))).toEqual(['0.627074', '0.002736']);
});

test('the same code gives the same picture on every machine', () => {
  const hash = createHash('sha256').update(everyPicture().join('\n')).digest('hex').slice(0, 16);
  expect(hash).toMatchInlineSnapshot(`"e59dafed08dd6cfa"`);
});

test('every picture has between 1.4 and 9 kB', () => {
  const sizes = everyPicture().map((svg) => svg.length);
  expect(Math.min(...sizes)).toBeGreaterThan(1400);
  expect(Math.max(...sizes)).toBeLessThan(9000);
});

test('no picture contains a broken number or an unresolved colour', () => {
  for (const svg of everyPicture()) expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
});

test('all nineteen symbols, twelve palettes and seven backdrops appear', () => {
  const chosen = Array.from({ length: 2000 }, (_, i) => chooseArt('PG', `g${i}`, 'RNG'));
  expect(new Set(chosen.map((art) => art.symbol))).toEqual(new Set(symbolNames));
  expect(new Set(chosen.map((art) => art.palette)).size).toBe(12);
  expect(new Set(chosen.map((art) => art.backdrop)).size).toBe(7);
});

test('every sport, every kind of e-sports and every live table appears, each with its own picture', () => {
  const front = (category: 'SPORTS' | 'ESPORTS' | 'LIVE', code: string) =>
    gameArtSvg({ vendor: 'FLD', code, category, ratio: '1:1' })
      .replaceAll(/#[0-9a-f]{6}/g, '')
      .split('url(#al)')[1];
  for (const [category, names, nameOf] of [
    ['SPORTS', sportNames, sportOf],
    ['ESPORTS', arenaNames, arenaOf],
    ['LIVE', Object.keys(tables), tableOf],
  ] as const) {
    const drawn = new Map(codes.map((code) => [nameOf('FLD', code) as string, front(category, code)]));
    expect([...drawn.keys()].sort()).toEqual([...names].sort());
    expect(new Set(drawn.values()).size).toBe(names.length);
  }
});

test('two pictures inlined in one document do not share gradients', () => {
  const request = { vendor: 'PP', code: 'a', category: 'RNG', ratio: '3:4' } as const;
  const ids = (svg: string) => [...svg.matchAll(/id="([^"]+)"/g)].map((match) => match[1]);
  const first = ids(gameArtSvg({ ...request, idPrefix: 'x' }));
  const second = ids(gameArtSvg({ ...request, idPrefix: 'y' }));
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

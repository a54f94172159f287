import { createHash } from 'node:crypto';
import { arenaOf, chooseArt, sportOf, tableOf } from '@tessera/shared/art';
import { slotSheetOf } from '@tessera/wallet-protocol/slot-sheets';
import { buildCatalogue } from '../../domains/casino/catalogue/catalogue.ts';
import { spokenLanguages } from '../../domains/casino/index.ts';
import { demoGames } from './game-import.ts';
import { vendors } from './vendors.ts';
import { arenas, sports } from './words/contest-words.ts';
import { curatedTitles } from './words/curated-titles.ts';
import { liveNouns } from './words/other-nouns.ts';
import { symbolNouns } from './words/symbol-nouns.ts';

const list = demoGames();
const { games } = buildCatalogue(
  list.vendors,
  list.games.map((game, index) => ({ ...game, nodeId: 10_001 + index })),
);

test('there are more than nine thousand games in all eight categories', () => {
  const count = (wanted: string) => games.filter(({ category }) => category === wanted).length;
  expect(games).toHaveLength(9522);
  expect([count('RNG'), count('LIVE'), count('FISH'), count('PVP')]).toEqual([8412, 214, 48, 36]);
  expect(new Set(games.map(({ category }) => category)).size).toBe(8);
});

test('the vendors that the specification names are all there', () => {
  const codes = vendors.map(({ vassalage }) => vassalage);
  expect(codes).toEqual(
    expect.arrayContaining(['PP', 'PG', 'BGS', 'JL', 'FC', 'BNG', 'CQ9', 'DS88', 'TCG_SEA', 'IMES', 'TF', 'IA']),
  );
});

test.each(spokenLanguages)('no two games share a name in %s', (language) => {
  expect(new Set(games.map(({ names }) => names[language])).size).toBe(games.length);
});

test('a game is named in the script of its language, and never left in English', () => {
  for (const { names } of games) {
    expect(names.zh).toMatch(/^[\p{Script=Han}A-E0-9/ DKPSC]+$/u);
    expect(names.ja).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・A-E0-9/ DKPSC]+$/u);
    expect(names.th).toMatch(/^[\p{Script=Thai}A-E0-9/ DKPSC]+$/u);
    expect(names.ja).toMatch(/[^\p{ASCII}]/u);
  }
});

test('every code and number is one game', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
});

test('the well-known games can be played, and their pictures show what they are named after', () => {
  for (const title of curatedTitles) {
    const game = games.find(({ code }) => code === title.code);
    expect(game).toMatchObject({ code: title.code, isPlayable: true });
    expect(game?.names.ko).toBe(title.ko);
    expect(chooseArt(game?.vassalage ?? '', title.code, 'RNG').symbol).toBe(title.symbol);
  }
});

test('a live table is named after what its picture shows, and each kind of table is there', () => {
  const tables = games.filter(({ category }) => category === 'LIVE');
  const shown = tables.map(({ vassalage, code, names }) => {
    const table = tableOf(vassalage, code);
    for (const language of spokenLanguages) expect(names[language]).toContain(liveNouns[table][language]);
    return table;
  });
  expect([...new Set(shown)].sort()).toEqual(['baccarat', 'blackjack', 'dragonTiger', 'roulette', 'sicBo']);
});

test('a game without reels has the thing in its name that its picture shows', () => {
  for (const { category, kind, vassalage, code, names } of games) {
    if (category !== 'RNG' || kind === 'SLOT') continue;
    const nouns = symbolNouns[chooseArt(vassalage, code, 'RNG').symbol];
    expect(nouns.some(({ en }) => names.en.includes(en))).toBe(true);
  }
});

test('a contest is named after the sport that its picture shows, and each sport is there', () => {
  const contests = games.filter(({ category }) => category === 'SPORTS' || category === 'ESPORTS');
  const shown = contests.map(({ category, vassalage, code, names }) => {
    const word = category === 'SPORTS' ? sports[sportOf(vassalage, code)] : arenas[arenaOf(vassalage, code)];
    for (const language of spokenLanguages) expect(names[language]).toContain(word[language]);
    return word.en;
  });
  expect(new Set(shown).size).toBe(17);
});

test('a slot shows the return that its maths has', () => {
  for (const game of games) {
    if (!game.slot) continue;
    expect(game.rtp).toBeCloseTo((slotSheetOf(game.slot.sheet)?.rtp ?? 0) * 100, 0);
    expect(Math.abs((game.rtp ?? 0) - (slotSheetOf(game.slot.sheet)?.rtp ?? 0) * 100)).toBeLessThan(0.05);
  }
});

test('a game without a round engine does not call itself playable and shows no return', () => {
  for (const game of games) {
    expect(game.isPlayable).toBe(game.slot !== null || game.kind === 'DRAW');
    if (!game.isPlayable) expect(game.rtp).toBeNull();
  }
});

test('the catalogue is the same on every machine', () => {
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  expect(digest).toMatchInlineSnapshot(`"901f18a773b8"`);
});

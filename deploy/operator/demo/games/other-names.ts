import { arenaOf, sportOf, tableOf } from '@tessera/shared/art';
import type { GameCategory } from '../../domains/casino/index.ts';
import { arenas, competitions, regions, sports } from './words/contest-words.ts';
import { fishNouns, liveNouns, livePlaces, pvpNouns, roomLevels } from './words/other-nouns.ts';
import { inEach, joined, type Named, named, words } from './words/word-table.ts';

/** Lottery's games are the site's own draws. */
export type OtherCategory = Exclude<GameCategory, 'RNG' | 'LOTT' | 'ELOTT'>;

const same = (text: string): Named => inEach(() => text);

const tablesOf = (table: Named): Named[] =>
  ['A', 'B', 'C', 'D', 'E', 'A2', 'B2', 'C2', 'D2', 'E2'].flatMap((letter) =>
    livePlaces.map((place) => joined(named(place, table), same(letter))),
  );

const season = (n: number) => words(`시즌 ${n}|Season ${n}|mùa ${n}|第${n}赛季|第${n}シーズン|ซีซัน ${n}`);
const contestsOf = (sport: Named): Named[] =>
  competitions.flatMap((competition) =>
    regions.map((region) => ({
      ...joined(named(region, sport), competition),
      vi: `${sport.vi} ${competition.vi} ${region.vi}`,
      th: `${sport.th} ${competition.th} ${region.th}`,
    })),
  );
const seasonsOf = (arena: Named): Named[] =>
  [1, 2, 3, 4, 5, 6].flatMap((n) => regions.map((region) => joined(named(region, arena), season(n))));

const lists: Readonly<Record<Exclude<OtherCategory, 'SPORTS' | 'ESPORTS' | 'LIVE'>, readonly Named[]>> = {
  FISH: ['', ' 2', ' 3', ' 4'].flatMap((sequel) =>
    fishNouns.map((noun) => inEach((language) => noun[language] + sequel)),
  ),
  PVP: roomLevels.flatMap((level) => pvpNouns.map((game) => joined(game, level))),
};

/** What a game is about, and every name there is for it; of a contest and a live table, what its picture shows. */
function subjectOf(category: OtherCategory, vassalage: string, code: string): [string, () => readonly Named[]] {
  if (category === 'SPORTS') {
    const sport = sportOf(vassalage, code);
    return [`SPORTS ${sport}`, () => contestsOf(sports[sport])];
  }
  if (category === 'ESPORTS') {
    const arena = arenaOf(vassalage, code);
    return [`ESPORTS ${arena}`, () => seasonsOf(arenas[arena])];
  }
  if (category === 'LIVE') {
    const table = tableOf(vassalage, code);
    return [`LIVE ${table}`, () => tablesOf(liveNouns[table])];
  }
  return [category, () => lists[category]];
}

/** The next name that no game has yet. */
export type OtherNames = (category: OtherCategory, vassalage: string, code: string) => Named;

/** Hands out names, each once. */
export function createOtherNames(): OtherNames {
  const left = new Map<string, Named[]>();
  return (category, vassalage, code) => {
    const [subject, every] = subjectOf(category, vassalage, code);
    const stock = left.get(subject) ?? [...every()];
    left.set(subject, stock);
    const next = stock.shift();
    if (!next) throw new Error(`The words for ${subject} are used up.`);
    return next;
  };
}

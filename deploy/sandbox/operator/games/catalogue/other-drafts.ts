import { drawFor } from '@tessera/shared/art';
import type { GameDraft, GameKind, StakeRange } from './catalogue-game.ts';
import type { GameCategory, Vendor } from './vendors.ts';
import { arenas, competitions, drawKinds, drawNames, regions, sports } from './words/contest-words.ts';
import { fishNouns, liveNouns, livePlaces, pvpNouns, roomLevels } from './words/other-nouns.ts';
import { inEach, joined, type Named, named, words } from './words/word-table.ts';

interface Listed {
  readonly names: Named;
  readonly rtp: number | null;
}

export type OtherCategory = Exclude<GameCategory, 'RNG'>;

const same = (text: string): Named => inEach(() => text);
const unpriced = (names: Named): Listed => ({ names, rtp: null });

const liveTables = ['A', 'B', 'C', 'D', 'E'].flatMap((letter) =>
  liveNouns.flatMap(({ rtp, words: table }) =>
    livePlaces.map((place) => ({ names: joined(named(place, table), same(letter)), rtp })),
  ),
);

const minutes = (n: number) => words(`${n}분|${n} min|${n} phút|${n}分钟|${n}分|${n} นาที`);
const daily = words('매일|Daily|hằng ngày|每日|毎日|รายวัน');
const weekly = words('매주|Weekly|hằng tuần|每周|毎週|รายสัปดาห์');
const season = (n: number) => words(`시즌 ${n}|Season ${n}|mùa ${n}|第${n}赛季|第${n}シーズン|ซีซัน ${n}`);
const lotteryOf = (rhythms: readonly Named[]): Listed[] =>
  rhythms.flatMap((rhythm) =>
    drawNames.flatMap((name) => drawKinds.map((kind) => unpriced(joined(name, same(kind), rhythm)))),
  );

const lists: Readonly<Record<OtherCategory, readonly Listed[]>> = {
  LIVE: liveTables,
  FISH: ['', ' 2', ' 3', ' 4'].flatMap((sequel) =>
    fishNouns.map((noun) => unpriced(inEach((language) => noun[language] + sequel))),
  ),
  PVP: roomLevels.flatMap((level) => pvpNouns.map((game) => unpriced(joined(game, level)))),
  SPORTS: competitions.flatMap((competition) =>
    sports.flatMap((sport) =>
      regions.map((region) =>
        unpriced({
          ...joined(named(region, sport), competition),
          vi: `${sport.vi} ${competition.vi} ${region.vi}`,
          th: `${sport.th} ${competition.th} ${region.th}`,
        }),
      ),
    ),
  ),
  ESPORTS: [1, 2, 3, 4].flatMap((n) =>
    arenas.flatMap((arena) => regions.map((region) => unpriced(joined(named(region, arena), season(n))))),
  ),
  LOTT: lotteryOf([daily, weekly]),
  ELOTT: lotteryOf([minutes(1), minutes(3), minutes(5)]),
};

const kinds: Readonly<Record<OtherCategory, { kind: GameKind; stakes: StakeRange; appeal: number }>> = {
  LIVE: { kind: 'TABLE', stakes: { minimum: 1, maximum: 5000 }, appeal: 420 },
  FISH: { kind: 'HUNT', stakes: { minimum: 0.1, maximum: 100 }, appeal: 300 },
  PVP: { kind: 'ROOM', stakes: { minimum: 1, maximum: 500 }, appeal: 200 },
  SPORTS: { kind: 'BOOK', stakes: { minimum: 1, maximum: 3000 }, appeal: 160 },
  ESPORTS: { kind: 'BOOK', stakes: { minimum: 1, maximum: 2000 }, appeal: 120 },
  LOTT: { kind: 'DRAW', stakes: { minimum: 1, maximum: 1000 }, appeal: 80 },
  ELOTT: { kind: 'DRAW', stakes: { minimum: 1, maximum: 1000 }, appeal: 90 },
};

/** A studio's games of a category without a round engine here; `first` is how many other studios have taken. */
export function otherDrafts({ vassalage, games }: Vendor, category: OtherCategory, first: number): GameDraft[] {
  const count = games[category] ?? 0;
  const list = lists[category].slice(first, first + count);
  if (list.length < count) throw new Error(`${category} has words for ${lists[category].length} games only.`);
  const { kind, stakes, appeal } = kinds[category];
  return list.map(({ names, rtp }, index) => {
    const code = `${vassalage}-${category}-${String(index + 1).padStart(3, '0')}`;
    return {
      code,
      vassalage,
      category,
      kind,
      names,
      rtp,
      volatility: null,
      maxWin: null,
      hitRate: null,
      stakes,
      features: [],
      isNew: index >= count - 2,
      isPlayable: false,
      slot: null,
      appeal: appeal * drawFor(`appeal:${code}`)() ** 2,
    };
  });
}

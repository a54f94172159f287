import type { GamesIndex } from '@tessera/shared/wire/games';

/** Words of which names are made, so that searches find something. */
const words: readonly (readonly [ko: string, en: string])[] = [
  ['달빛', 'Moonlit'],
  ['쌍잉어', 'Twin Koi'],
  ['황금', 'Golden'],
  ['서고', 'Archive'],
  ['연못', 'Pond'],
  ['주사위', 'Dice'],
  ['별빛', 'Starlit'],
];

/** A small index of the operator's shape; every column is drawn from `seed`, so a failure can be seen again. */
export function sampleIndex(size: number, seed = 1): GamesIndex {
  let state = seed;
  const draw = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const column = (below: number, from = 0) => Array.from({ length: size }, () => from + draw(below));
  const pairs = Array.from({ length: size }, () => [draw(words.length), draw(words.length)] as const);
  const named = (language: 0 | 1) =>
    pairs.map(([first, second]) => `${words[first]?.[language]} ${words[second]?.[language]}`);
  return {
    version: 'test',
    vendors: [
      { vassalage: 'PP', displayName: '루멘', otherName: 'Lumen' },
      { vassalage: 'PG', displayName: '온다', otherName: 'Onda' },
      { vassalage: 'MRD', displayName: '메리디안', otherName: 'Meridian' },
    ],
    categories: ['RNG', 'LIVE', 'FISH'],
    volatilities: ['low', 'medium', 'high'],
    features: ['freeSpins', 'wild', 'multiplier', 'stackedWild'],
    minStakes: [20_000, 40_000, 100_000],
    code: Array.from({ length: size }, (_, at) => `PP-${String(at + 1).padStart(4, '0')}`),
    name: named(0),
    otherName: named(1),
    vendor: column(3),
    category: column(3),
    volatility: column(4, -1),
    featureBits: column(16),
    minStake: column(3),
    rtp: Array.from({ length: size }, () => (draw(5) === 0 ? -1 : 940 + draw(40))),
    flags: column(8),
  };
}

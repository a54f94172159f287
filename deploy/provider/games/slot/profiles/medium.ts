import type { Profile } from '../profile.ts';

const strips = [
  'EFHFCEBCDFHGFHSCHFHAFDHGBAHFDCHD',
  'EHGEGCWGSHFEGCDFEGADBEGECDBGEABGA',
  'FBEHGDCSHGCHFEWFBDAGDHEGHWEFGCA',
  'EHCWFBEGBEDHCGSBDGEAGCFDGFWHEFAHG',
  'EHFSGCADCEGHFDEGHBDGHBDEFACGFHB',
] as const;
const freeSpins = { counts: [10, 12, 15], multiplier: 2 } as const;

/** Medium volatility: fewer hits, higher top pays, two wilds on the middle reels. */
export const mediumProfiles: readonly Profile[] = [
  {
    id: 'medium-951',
    volatility: 'medium',
    strips,
    freeSpins,
    pays: {
      A: [80, 320, 1600],
      B: [55, 210, 900],
      C: [38, 140, 500],
      D: [31, 110, 380],
      E: [16, 50, 180],
      F: [16, 50, 180],
      G: [13, 38, 130],
      H: [13, 38, 130],
    },
  },
  {
    id: 'medium-961',
    volatility: 'medium',
    strips,
    freeSpins,
    pays: {
      A: [80, 320, 1600],
      B: [60, 210, 900],
      C: [39, 140, 500],
      D: [32, 110, 390],
      E: [16, 50, 180],
      F: [16, 50, 180],
      G: [13, 38, 130],
      H: [13, 38, 130],
    },
  },
  {
    id: 'medium-964',
    volatility: 'medium',
    strips,
    freeSpins,
    pays: {
      A: [80, 320, 1600],
      B: [60, 210, 875],
      C: [38, 150, 500],
      D: [32, 115, 390],
      E: [16, 50, 180],
      F: [16, 50, 180],
      G: [13, 38, 130],
      H: [13, 38, 130],
    },
  },
  {
    id: 'medium-968',
    volatility: 'medium',
    strips,
    freeSpins,
    pays: {
      A: [85, 325, 1600],
      B: [60, 210, 900],
      C: [38, 150, 500],
      D: [32, 110, 390],
      E: [16, 50, 180],
      F: [16, 50, 180],
      G: [13, 38, 130],
      H: [13, 38, 130],
    },
  },
  {
    id: 'medium-972',
    volatility: 'medium',
    strips,
    freeSpins,
    pays: {
      A: [80, 325, 1650],
      B: [60, 210, 900],
      C: [40, 150, 500],
      D: [32, 110, 390],
      E: [16, 50, 180],
      F: [16, 50, 180],
      G: [13, 40, 130],
      H: [13, 40, 130],
    },
  },
];

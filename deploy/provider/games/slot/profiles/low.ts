import type { Profile } from '../profile.ts';

const strips = [
  'GCHEABFDCHEFCGEFAHBGHABDCFHSDF',
  'FEHBCEBHEDFEDGBFDEHDGASGWCGACGB',
  'SDBEHGCFDHGFABFHWDCAFEHFDEGHBAC',
  'BEHFCGHCEADGECDEWHCDGFBGFSBEGA',
  'DHAFDGFSHGEHCBDHGCDECBEGFEAHFB',
] as const;
const freeSpins = { counts: [8, 10, 12], multiplier: 2 } as const;

/** Low volatility: single wilds, small steps between the pays. */
export const lowProfiles: readonly Profile[] = [
  {
    id: 'low-951',
    volatility: 'low',
    strips,
    freeSpins,
    pays: {
      A: [65, 220, 800],
      B: [55, 160, 475],
      C: [40, 110, 340],
      D: [32, 100, 290],
      E: [20, 60, 180],
      F: [20, 60, 180],
      G: [16, 45, 150],
      H: [15, 45, 150],
    },
  },
  {
    id: 'low-959',
    volatility: 'low',
    strips,
    freeSpins,
    pays: {
      A: [70, 225, 800],
      B: [55, 160, 500],
      C: [40, 110, 340],
      D: [32, 100, 290],
      E: [20, 60, 180],
      F: [20, 60, 180],
      G: [16, 45, 150],
      H: [15, 45, 150],
    },
  },
  {
    id: 'low-962',
    volatility: 'low',
    strips,
    freeSpins,
    pays: {
      A: [70, 230, 800],
      B: [55, 160, 500],
      C: [40, 110, 340],
      D: [32, 95, 290],
      E: [20, 60, 180],
      F: [20, 60, 180],
      G: [16, 45, 150],
      H: [16, 45, 150],
    },
  },
  {
    id: 'low-965',
    volatility: 'low',
    strips,
    freeSpins,
    pays: {
      A: [70, 235, 800],
      B: [55, 160, 500],
      C: [40, 110, 340],
      D: [32, 100, 300],
      E: [20, 60, 180],
      F: [20, 60, 180],
      G: [16, 45, 150],
      H: [16, 45, 150],
    },
  },
  {
    id: 'low-967',
    volatility: 'low',
    strips,
    freeSpins,
    pays: {
      A: [70, 230, 800],
      B: [55, 160, 500],
      C: [40, 110, 340],
      D: [33, 100, 300],
      E: [20, 60, 180],
      F: [20, 60, 180],
      G: [16, 45, 150],
      H: [16, 45, 150],
    },
  },
];

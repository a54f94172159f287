import type { Profile } from '../profile.ts';

const strips = [
  'FHCBBDEFHFGHAHGCFHDFHAACEHFDHFHCFDSHBB',
  'SEWWDGEHGBFEGHGAFGCBBGCDEGEDGEGEAACGE',
  'HCDGFDGFAGDHWWCFEHBBDFHBBEGSHCGEFAAHGE',
  'GCEHGSEGDAACFGDFCEWWAGFHBCEHGEFEGHDBB',
  'FEBBHGCFEGCDSHBGAAFHCDHEFGHEDGFDC',
] as const;
const freeSpins = { counts: [8, 10, 12], multiplier: 3 } as const;

/** High volatility: wilds and top symbols in pairs, free spins pay threefold. */
export const highProfiles: readonly Profile[] = [
  {
    id: 'high-956',
    volatility: 'high',
    strips,
    freeSpins,
    pays: {
      A: [75, 370, 1850],
      B: [55, 220, 1000],
      C: [38, 140, 500],
      D: [30, 100, 350],
      E: [12, 38, 120],
      F: [12, 38, 120],
      G: [10, 30, 100],
      H: [9, 30, 100],
    },
  },
  {
    id: 'high-962',
    volatility: 'high',
    strips,
    freeSpins,
    pays: {
      A: [75, 370, 1850],
      B: [55, 220, 1000],
      C: [38, 140, 500],
      D: [30, 100, 350],
      E: [12, 39, 120],
      F: [12, 38, 120],
      G: [10, 30, 100],
      H: [10, 30, 100],
    },
  },
  {
    id: 'high-965',
    volatility: 'high',
    strips,
    freeSpins,
    pays: {
      A: [75, 370, 1850],
      B: [55, 220, 1000],
      C: [38, 140, 500],
      D: [30, 100, 350],
      E: [12, 38, 125],
      F: [12, 38, 120],
      G: [11, 30, 100],
      H: [10, 30, 100],
    },
  },
  {
    id: 'high-969',
    volatility: 'high',
    strips,
    freeSpins,
    pays: {
      A: [70, 380, 1900],
      B: [55, 230, 1000],
      C: [38, 140, 525],
      D: [30, 100, 350],
      E: [13, 38, 130],
      F: [13, 38, 130],
      G: [10, 30, 100],
      H: [10, 30, 100],
    },
  },
  {
    id: 'high-970',
    volatility: 'high',
    strips,
    freeSpins,
    pays: {
      A: [70, 380, 1900],
      B: [55, 230, 1000],
      C: [38, 140, 550],
      D: [30, 100, 350],
      E: [13, 38, 130],
      F: [13, 38, 130],
      G: [10, 30, 100],
      H: [10, 30, 100],
    },
  },
];

/** How often and how much a slot pays. */
export type Volatility = 'low' | 'medium' | 'high';

/**
 * What a provider declares about the maths of its slots. The operator shows these figures before a game is opened,
 * and the provider plays by the maths behind them; `enumerate.test.ts` of the provider proves every figure.
 */
export interface SlotSheet {
  readonly id: string;
  readonly volatility: Volatility;
  /** Return to player of a whole round, free spins included, as a fraction. */
  readonly rtp: number;
  /** Share of rounds whose first spin pays or starts free spins. */
  readonly hitRate: number;
  /** Average number of rounds for one start of free spins. */
  readonly freeSpinsEvery: number;
  /** The largest win that a round can reach, as a multiple of the stake. */
  readonly maxWin: number;
  /** Standard deviation of the first spin's win, in stakes. */
  readonly deviation: number;
  readonly freeSpins: {
    /** Free spins for three, four and five scatters. */
    readonly counts: readonly [number, number, number];
    /** Every win of a free spin is multiplied by it. */
    readonly multiplier: number;
  };
}

/** Reels, rows and lines of every slot. */
export const slotGrid = { reels: 5, rows: 3, lines: 20 } as const;

const freeSpins = {
  low: { counts: [8, 10, 12], multiplier: 2 },
  medium: { counts: [10, 12, 15], multiplier: 2 },
  high: { counts: [8, 10, 12], multiplier: 3 },
} as const;

type Figures = Pick<SlotSheet, 'rtp' | 'hitRate' | 'freeSpinsEvery' | 'maxWin' | 'deviation'>;

const sheet = (volatility: Volatility, permille: number, figures: Figures): SlotSheet => ({
  id: `${volatility}-${permille}`,
  volatility,
  freeSpins: freeSpins[volatility],
  ...figures,
});

/** All sheets that a slot may use. */
export const slotSheets: readonly SlotSheet[] = [
  sheet('low', 951, { rtp: 0.951219, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1873.35, deviation: 1.948 }),
  sheet('low', 959, { rtp: 0.959037, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1874.6, deviation: 1.9688 }),
  sheet('low', 962, { rtp: 0.962084, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1874.6, deviation: 1.9694 }),
  sheet('low', 965, { rtp: 0.964973, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1898.6, deviation: 1.9811 }),
  sheet('low', 967, { rtp: 0.966868, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1898.65, deviation: 1.9799 }),
  sheet('medium', 951, { rtp: 0.95106, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3426.9, deviation: 2.4391 }),
  sheet('medium', 961, { rtp: 0.961097, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3426.9, deviation: 2.4529 }),
  sheet('medium', 964, { rtp: 0.963986, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3351.9, deviation: 2.4585 }),
  sheet('medium', 968, { rtp: 0.9681, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3434.4, deviation: 2.473 }),
  sheet('medium', 972, { rtp: 0.97195, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3434.5, deviation: 2.4861 }),
  sheet('high', 956, { rtp: 0.955907, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 24790.2, deviation: 4.2661 }),
  sheet('high', 962, { rtp: 0.961997, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 24790.25, deviation: 4.2692 }),
  sheet('high', 965, { rtp: 0.96489, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 24790.25, deviation: 4.2699 }),
  sheet('high', 969, { rtp: 0.969189, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 25438.25, deviation: 4.3333 }),
  sheet('high', 970, { rtp: 0.970218, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 25438.25, deviation: 4.3421 }),
];

export const slotSheetOf = (id: string): SlotSheet | undefined => slotSheets.find((one) => one.id === id);

const percent = (fraction: number): number => Math.round(fraction * 1000) / 10;

/** The figures as shown to players: per cent with one decimal, the largest win rounded down. */
export const shownFigures = ({ rtp, hitRate, maxWin, freeSpinsEvery }: SlotSheet) => ({
  rtp: percent(rtp),
  hitRate: percent(hitRate),
  maxWin: Math.floor(maxWin),
  freeSpinsEvery: Math.round(freeSpinsEvery),
});

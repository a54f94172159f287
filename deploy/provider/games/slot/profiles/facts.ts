import type { ProfileFacts } from '../enumerate.ts';

/** What {@link enumerate} finds for each profile, kept so that nobody has to walk 30 million stops at start; a test does. */
export const profileFacts: Readonly<Record<string, ProfileFacts>> = {
  'low-951': { rtp: 0.951219, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1873.35, deviation: 1.948 },
  'low-959': { rtp: 0.959037, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1874.6, deviation: 1.9688 },
  'low-962': { rtp: 0.962084, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1874.6, deviation: 1.9694 },
  'low-965': { rtp: 0.964973, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1898.6, deviation: 1.9811 },
  'low-967': { rtp: 0.966868, hitRate: 0.352063, freeSpinsEvery: 121.23, maxWin: 1898.65, deviation: 1.9799 },
  'medium-951': { rtp: 0.95106, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3426.9, deviation: 2.4391 },
  'medium-961': { rtp: 0.961097, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3426.9, deviation: 2.4529 },
  'medium-964': { rtp: 0.963986, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3351.9, deviation: 2.4585 },
  'medium-968': { rtp: 0.9681, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3434.4, deviation: 2.473 },
  'medium-972': { rtp: 0.97195, hitRate: 0.33869, freeSpinsEvery: 140.12, maxWin: 3434.5, deviation: 2.4861 },
  'high-956': { rtp: 0.955907, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 24790.2, deviation: 4.2661 },
  'high-962': { rtp: 0.961997, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 24790.25, deviation: 4.2692 },
  'high-965': { rtp: 0.96489, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 24790.25, deviation: 4.2699 },
  'high-969': { rtp: 0.969189, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 25438.25, deviation: 4.3333 },
  'high-970': { rtp: 0.970218, hitRate: 0.287173, freeSpinsEvery: 204.86, maxWin: 25438.25, deviation: 4.3421 },
};

import type { GameEntry, GameImport } from '../../domains/casino/index.ts';
import type { Seed } from '../seed.ts';
import { lotteryDrafts } from './lottery-drafts.ts';
import { otherDrafts } from './other-drafts.ts';
import { createOtherNames, type OtherCategory } from './other-names.ts';
import { slotDrafts } from './slot-drafts.ts';
import { createTitleSource } from './title-source.ts';
import { vendors } from './vendors.ts';

const others: readonly OtherCategory[] = ['LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS'];

function games(): GameEntry[] {
  const titles = createTitleSource();
  const slots = vendors.flatMap((vendor) => slotDrafts(vendor, titles));
  const names = createOtherNames();
  const rest = others.flatMap((category) => vendors.flatMap((vendor) => otherDrafts(vendor, category, names)));
  return [...slots, ...rest, ...lotteryDrafts];
}

/** The ten thousand games of the demo, made from words and seeds; the same on every machine. */
export const demoGames = (): GameImport => ({
  vendors: vendors.map(({ vassalage, names }) => ({ vassalage, names })),
  games: games(),
});

export const gamesSeed: Seed = {
  name: 'games-that-can-be-opened',
  module: 'casino',
  run: ({ catalogue }) => catalogue.import(() => demoGames()),
};

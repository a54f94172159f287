import type { Seed } from '../seed.ts';
import { demoGames } from './game-import.ts';

export const gamesSeed: Seed = {
  name: 'games',
  module: 'casino',
  run: ({ catalogue }) => catalogue.import(demoGames()),
};

export { addLadder, currentLadder, isLadder } from './ladder.ts';
export { vipModule } from './module.ts';
export type { VipNeeds } from './needs.ts';
export { setRankByHand } from './set-by-hand.ts';

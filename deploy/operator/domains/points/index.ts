export { decideRedemption, type RedemptionDecision } from './decide-redemption.ts';
export { pointsModule } from './module.ts';
export { pointAccount } from './movements.ts';
export type { Names } from './names.ts';
export type { PointsNeeds } from './needs.ts';
export { readQueue } from './redemption-queue.ts';
export { addReward, type Reward, readAllRewards, setOffered, setStock } from './rewards.ts';
export { addPointRules, currentPointRules } from './rules.ts';

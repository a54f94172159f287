export { referralBudget, setReferralBudget } from './budget.ts';
export { readReferralQueue } from './console-side.ts';
export { referralModule } from './module.ts';
export type { ReferralNeeds } from './needs.ts';
export { addReferralRules, referralRulesAt } from './rules.ts';

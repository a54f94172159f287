export { agentSettings } from './agent-settings.ts';
export { daysBetween } from './figures/period.ts';
export { agentsModule } from './module.ts';
export { moveAccount } from './move-account.ts';
export type { AgentsNeeds } from './needs.ts';
export { rebateStepBasisPoints } from './rebates/rates.ts';
export { rebatesOf } from './rebates/rebates.ts';
export { rebateKey, rebateKind, rebateReference } from './rebates/settle-day.ts';

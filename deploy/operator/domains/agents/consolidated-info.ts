import { getConsolidatedInfo, noContracts } from '@tessera/shared/wire/agent';
import type { AgentsNeeds } from './needs.ts';

/** The sandbox makes no contracts, so each question is answered with none. */
export function answerConsolidatedInfo({ routes }: AgentsNeeds): void {
  routes.handleMember(getConsolidatedInfo, async () => noContracts);
}

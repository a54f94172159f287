import { getConsolidatedInfo, noContracts } from '@tessera/shared/wire/agent';
import type { AgentsNeeds } from './needs.ts';

/** No contract can be made in the sandbox, with nobody: the answer to each of the questions is none. */
export function answerConsolidatedInfo({ routes }: AgentsNeeds): void {
  routes.handleMember(getConsolidatedInfo, async () => noContracts);
}

import { getConsolidatedInfo, noContracts } from '@tessera/shared/wire/agent';
import type { OperatorContext } from '../../context.ts';

/** No contract can be made in the sandbox, with nobody: the answer to each of the questions is none. */
export function answerConsolidatedInfo({ routes }: OperatorContext): void {
  routes.handleMember(getConsolidatedInfo, async () => noContracts);
}

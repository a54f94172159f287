import { getConsolidatedInfo } from '@tessera/shared/wire/agent';
import type { OperatorContext } from '../context.ts';

/** No contract can be made in the sandbox, with nobody: the answer to each of the questions is none. */
const none = {
  dailysalreq: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  contractmrdailysalinfotype: 0,
  contracthoursalinfo: 0,
  dailysalinfotype: 0,
  realtimesalinfotype: 0,
  divtypeinfo: 0,
} as const;

export function answerConsolidatedInfo({ routes }: OperatorContext): void {
  routes.handleMember(getConsolidatedInfo, async () => none);
}

import * as v from 'valibot';
import { type AnswerOf, defineEndpoint } from '../define-endpoint.ts';

/** 0: none; above 0: a kind of contract. The specification names the fields and not their values. */
const kind = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An agent's contracts: requested ones (`…req`) and active ones (spec §3, "Consolidated info"). */
export const getConsolidatedInfo = defineEndpoint({
  name: 'agent.consolidated-info',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    dailysalreq: kind,
    divtypereq: kind,
    contracthoursalreq: kind,
    realtimesalreqtype: kind,
    contractmrdailysalinfotype: kind,
    contracthoursalinfo: kind,
    dailysalinfotype: kind,
    realtimesalinfotype: kind,
    divtypeinfo: kind,
  }),
});
export type ConsolidatedInfo = AnswerOf<typeof getConsolidatedInfo>;

/** The answer to an agent without any contracts. */
export const noContracts: ConsolidatedInfo = {
  dailysalreq: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  contractmrdailysalinfotype: 0,
  contracthoursalinfo: 0,
  dailysalinfotype: 0,
  realtimesalinfotype: 0,
  divtypeinfo: 0,
};

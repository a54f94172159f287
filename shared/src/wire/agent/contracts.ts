import * as v from 'valibot';
import { defineEndpoint, type HttpMethod } from '../define-endpoint.ts';
import { listOf, pageFields, requestId, rowId, shortText, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { type ContractKind, contractKinds, dividendPeriods, longestTiers } from './contract-terms.ts';
import { accountId, rank } from './team-fields.ts';

const kind = v.picklist(contractKinds);

const terms = (m: MoneyCodec) =>
  v.object({
    /** At least one, from the lowest to the highest; see `tierFault`. */
    tiers: v.pipe(
      v.array(
        v.object({
          /** Accounts of the team with a valid bet in the period. */
          activeMembers: wholeNumber(0, 1_000_000),
          validBet: m.amount,
          /** Only a dividend asks for one; 0 in other contracts. */
          loss: m.amount,
          rateBasisPoints: wholeNumber(0, 10_000),
        }),
      ),
      v.maxLength(longestTiers),
    ),
    /** Of a dividend; null in other contracts, whose kind says it. */
    period: v.nullable(v.picklist(dividendPeriods)),
    /** Whether a negative period of a dividend counts in the next one. */
    carriesOver: v.boolean(),
    /** Paid by itself; hourly and real-time contracts always are. */
    isAutomatic: v.boolean(),
  });

/** `active` has begun or begins at `startsAtMs`; `over` was rejected, withdrawn, replaced or ended. */
export const contractStates = ['offered', 'active', 'over'] as const;
export type ContractState = (typeof contractStates)[number];

/** What was done to a contract, by whom and when. */
export const contractSteps = [
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'replaced',
  'endRequested',
  'endAgreed',
  'endRefused',
  'endedByUpline',
] as const;
export type ContractStep = (typeof contractSteps)[number];

const contract = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    kind,
    /** Counts the versions of this kind between the two. */
    version: v.number(),
    state: v.picklist(contractStates),
    /** How it came to its end; null before. */
    outcome: v.nullable(v.picklist(contractSteps)),
    /** Whether the caller receives or pays. */
    side: v.picklist(['received', 'given']),
    payer: v.string(),
    account: v.string(),
    accountId: v.string(),
    terms: terms(m),
    /** Whose answer is awaited, to an offer or to a request to end it. */
    awaits: v.nullable(v.picklist(['me', 'other'])),
    isEndRequested: v.boolean(),
    offeredAtMs: v.number(),
    startsAtMs: v.nullable(v.number()),
    endsAtMs: v.nullable(v.number()),
  });

const relay = (name: string) => `/wps/relay/MCSFE_${name}`;

const contractFilter = {
  side: v.optional(v.picklist(['all', 'received', 'given']), 'all'),
  /** `waiting` are those that wait for the caller's answer. */
  state: v.optional(v.picklist(['current', 'waiting', 'over', 'all']), 'current'),
  kind: v.optional(kind),
  /** Part of the other account's name. */
  keyword: v.optional(shortText(64)),
};

/** The caller's contracts as receiver and as payer, newest first. */
export const getAgentContracts = defineEndpoint({
  name: 'agent.contracts',
  method: 'GET',
  path: relay('getAgentContracts'),
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({ ...pageFields, ...contractFilter }),
  answer: (m) =>
    v.object({
      total: v.number(),
      /** How many wait for the caller's answer, whatever the filter. */
      waiting: v.number(),
      list: v.array(contract(m)),
    }),
});

/** The same contracts as a table for spreadsheets (CSV in UTF-8), newest first, in the language of the call. */
export const exportContracts = defineEndpoint({
  name: 'agent.export-contracts',
  method: 'GET',
  path: relay('exportAgentContracts'),
  module: 'AGENTPOLICY3',
  token: 'required',
  isFile: true,
  request: v.object(contractFilter),
  answer: v.string(),
});

/** One contract, with every version of its kind between the two and every step. Refuses 404 `agent.contract.unknown`. */
export const getAgentContract = defineEndpoint({
  name: 'agent.contract',
  method: 'GET',
  path: relay('getAgentContract'),
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) =>
    v.object({
      contract: contract(m),
      /** The newest first, this one among them. */
      versions: v.array(contract(m)),
      steps: v.array(
        v.object({
          contractId: v.string(),
          version: v.number(),
          step: v.picklist(contractSteps),
          /** Who did it. */
          by: v.string(),
          atMs: v.number(),
        }),
      ),
    }),
});

/** What the caller may offer, and to whom: the agents directly below. */
export const getContractSettings = defineEndpoint({
  name: 'agent.contract-settings',
  method: 'GET',
  path: relay('getContractSettings'),
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    kinds: v.array(
      v.object({
        kind,
        /** Hundredths of a percent: the highest rate of the caller's own contract, or what the merchant allows. */
        maximumRateBasisPoints: v.number(),
      }),
    ),
    agents: v.array(v.object({ id: v.string(), account: v.string(), rank })),
  }),
});

const changed = (m: MoneyCodec) => v.object({ contract: contract(m) });

/**
 * Offers a contract to an agent directly below, or a new version of one. Refusals: `agent.contract.tiers.none`,
 * `.tiers.order`, `.period` (a dividend without one), `.rate.above` with `{maximumRateBasisPoints}`, `.agent`, `.offer.pending`, `.ending.pending`.
 */
export const offerContract = defineEndpoint({
  name: 'agent.offer-contract',
  method: 'POST',
  path: relay('offerAgentContract'),
  module: 'AGENTPOLICY3',
  token: 'required',
  request: (m) => v.object({ requestId, agentId: accountId, kind, terms: terms(m) }),
  answer: changed,
});

const ownStep = (name: string, path: string) =>
  defineEndpoint({
    name: `agent.${name}`,
    method: 'POST',
    path: relay(path),
    module: 'AGENTPOLICY3',
    token: 'required',
    request: v.object({ requestId, contractId: rowId }),
    answer: changed,
  });

/** Takes an offer back that has no answer. Refusals: `agent.contract.unknown`, `.answered`. */
export const withdrawContract = ownStep('withdraw-contract', 'withdrawAgentContract');
/** Asks the other side to end an active contract. Refusals: `.unknown`, `.inactive`, `.change.pending`, `.ending.pending`. */
export const requestContractEnd = ownStep('request-contract-end', 'requestAgentContractEnd');

/** How an agent answers an offer, or a request to end a contract. */
export const contractActions = ['accept', 'reject', 'agreeEnd', 'refuseEnd'] as const;
export type ContractAction = (typeof contractActions)[number];

/**
 * The specification's calls (§7) answer what was requested of the caller. Also the GET ones change something: they name
 * their request, so that a repeated one does nothing twice. An answer that would end contracts further down is refused with
 * 409 `agent.contract.ends-downline` and `{endings}` (see `readEndings`), until it names exactly those. Other refusals: `.unknown`, `.answered`, `.rate.above`.
 */
const answerContract = (name: string, method: HttpMethod, path: string, module: string) =>
  defineEndpoint({
    name: `agent.answer-${name}`,
    method,
    path,
    module,
    token: 'required',
    request: v.object({
      requestId,
      contractId: rowId,
      action: v.picklist(contractActions),
      confirmedEndings: v.optional(listOf(accountId)),
    }),
    answer: (m) =>
      v.object({ contract: contract(m), ended: v.array(v.object({ id: v.string(), account: v.string() })) }),
  });

export const answerDividendContract = answerContract(
  'dividend-contract',
  'GET',
  '/wps/relay/MCS2_processDividendReq',
  'SIGNCONDIV3',
);
export const answerDailyContract = answerContract(
  'daily-contract',
  'GET',
  '/wps/relay/MCS2_processDailySalContract',
  'DAILYSALCONT3',
);
export const answerHourlyContract = answerContract(
  'hourly-contract',
  'POST',
  '/wps/relay/MCS2_processContractHourSalary',
  'HOURSAL3',
);
export const answerRealTimeContract = answerContract(
  'real-time-contract',
  'POST',
  '/wps/relay/MCSFE_processRealTimeSalaryContract',
  'RTSALARY3',
);

/** The call that answers a contract of each kind. */
export const contractAnswers: Readonly<Record<ContractKind, typeof answerDividendContract>> = {
  dividend: answerDividendContract,
  daily: answerDailyContract,
  hourly: answerHourlyContract,
  realTime: answerRealTimeContract,
};

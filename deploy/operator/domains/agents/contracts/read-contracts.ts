import {
  type ContractStep,
  getAgentContract,
  getAgentContracts,
  getContractSettings,
} from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { agentTypes, type Member, searchedName } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { literally } from '../figures/branch-rows.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rankOf } from '../ranks.ts';
import { requireAgent } from '../scope.ts';
import { contractOf, countContracts, findContracts } from './contract-store.ts';
import { kindsOf, maximumRateOf } from './rates.ts';
import { wireContract } from './wire-contract.ts';

type Filter = Pick<RequestOf<typeof getAgentContracts>, 'side' | 'state' | 'kind' | 'keyword'>;

/** What waits for an answer of the account with the id $1. */
export const isWaiting = `(c.state = 'offered' and c.agent_id = $1
  or c.state = 'accepted' and c.end_requested_by is not null and c.end_requested_by <> $1)`;
/** SQL: accepted, and not over at the time of the parameter $2. */
export const isActive = "(c.state = 'accepted' and (c.ends_at is null or c.ends_at > $2 and c.ends_at > c.starts_at))";
const isCurrent = `(c.state = 'offered' or ${isActive})`;

const sides = {
  all: '$1 in (c.payer_id, c.agent_id)',
  received: 'c.agent_id = $1',
  given: 'c.payer_id = $1',
} as const;
const states = { current: isCurrent, waiting: isWaiting, over: `not ${isCurrent}`, all: 'true' } as const;

/** The contracts of a filter. A keyword is looked for in the name of the other side. */
export const conditionOf = ({ side, state, kind, keyword = '' }: Filter, memberId: number, now: Date) => ({
  where: [
    sides[side],
    states[state],
    // One of the schema's values.
    kind ? `c.kind = '${kind}'` : 'true',
    "(case when c.agent_id = $1 then p.username else a.username end) ilike '%' || $3 || '%'",
    '$2::timestamptz is not null',
  ].join(' and '),
  params: [memberId, now, literally(searchedName(keyword))] as const,
});

interface StepRow {
  readonly contractId: number;
  readonly version: number;
  readonly step: ContractStep;
  readonly by: string;
  readonly at: Date;
}

async function settingsOf(context: AgentsNeeds, merchant: Merchant, member: Member) {
  const kinds = kindsOf(context, merchant);
  const rates = await Promise.all(kinds.map((kind) => maximumRateOf(context, merchant, member, kind)));
  const agents = await context.db.query<{ id: number; username: string; type: number }>(
    `select id, username, type from member
     where parent_id = $1 and type = any($2::int[]) and status = 'active' order by lower(username)`,
    [member.id, [...agentTypes]],
  );
  return {
    kinds: kinds.map((kind, at) => ({ kind, maximumRateBasisPoints: rates[at] ?? 0 })),
    agents: agents.map(({ id, username, type }) => ({ id: String(id), account: username, rank: rankOf(type) })),
  };
}

/** What an agent sees of its contracts. */
export function answerContractReads(context: AgentsNeeds): void {
  const { routes, db, clock } = context;

  routes.handleMember(getContractSettings, async ({ merchant, member }) => {
    requireAgent(member);
    return settingsOf(context, merchant, member);
  });

  routes.handleMember(getAgentContracts, async ({ member, request }) => {
    requireAgent(member);
    const { page, pageSize } = request;
    const now = clock.now();
    const { where, params } = conditionOf(request, member.id, now);
    const [total, waiting, list] = await Promise.all([
      countContracts(db, where, params),
      countContracts(db, isWaiting, [member.id]),
      findContracts(db, `${where} order by c.id desc limit $4 offset $5`, [...params, pageSize, (page - 1) * pageSize]),
    ]);
    return { total, waiting, list: list.map((contract) => wireContract(contract, member.id, now)) };
  });

  routes.handleMember(getAgentContract, async ({ member, request: { id } }) => {
    requireAgent(member);
    const now = clock.now();
    const contract = await contractOf(db, member.id, id);
    const { payerId, agentId, kind } = contract;
    const between = 'c.payer_id = $1 and c.agent_id = $2 and c.kind = $3';
    const versions = await findContracts(db, `${between} order by c.version desc`, [payerId, agentId, kind]);
    const steps = await db.query<StepRow>(
      `select s.contract_id as "contractId", c.version, s.step, m.username as by, s.at
       from agent_contract_step s join agent_contract c on c.id = s.contract_id join member m on m.id = s.by_id
       where ${between} order by s.id desc`,
      [payerId, agentId, kind],
    );
    return {
      contract: wireContract(contract, member.id, now),
      versions: versions.map((version) => wireContract(version, member.id, now)),
      steps: steps.map(({ contractId, version, step, by, at }) => ({
        ...{ contractId: String(contractId), version, step, by, atMs: at.getTime() },
      })),
    };
  });
}

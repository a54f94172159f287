import { type ContractKind, getConsolidatedInfo, noContracts } from '@tessera/shared/wire/agent';
import { isAgent } from '../identity/index.ts';
import { isOpenBill } from './contracts/bills/bill-store.ts';
import { isActive, isWaiting } from './contracts/read-contracts.ts';
import type { AgentsNeeds } from './needs.ts';

interface Row {
  readonly kind: ContractKind;
  readonly waiting: number;
  readonly received: number;
  readonly given: number;
}

/**
 * Contracts that wait for the member's answer, and those that it receives or pays. One with an unpaid bill still counts,
 * so that the bill's page stays until it is paid.
 */
const contractsOf = ({ db }: AgentsNeeds, memberId: number, now: Date): Promise<Row[]> =>
  db.query<Row>(
    `with mine as (
       select c.kind, c.agent_id = $1 as is_received, ${isWaiting} as is_waiting,
              ${isActive} or exists (select 1 from agent_bill b where b.contract_id = c.id and ${isOpenBill}) as is_active
       from agent_contract c where c.agent_id = $1 or c.payer_id = $1)
     select kind, count(*) filter (where is_waiting) as waiting,
            count(*) filter (where is_active and is_received) as received,
            count(*) filter (where is_active and not is_received) as given
     from mine group by 1`,
    [memberId, now],
  );

/** Which contracts an agent has (specification §3); nobody else has any. */
export function answerConsolidatedInfo(context: AgentsNeeds): void {
  const { routes, clock } = context;
  routes.handleMember(getConsolidatedInfo, async ({ member }) => {
    if (!isAgent(member)) return noContracts;
    const rows = await contractsOf(context, member.id, clock.now());
    const of = (wanted: ContractKind) =>
      rows.find(({ kind }) => kind === wanted) ?? { waiting: 0, received: 0, given: 0 };
    const [dividend, daily, hourly, realTime] = [of('dividend'), of('daily'), of('hourly'), of('realTime')];
    return {
      dailysalreq: daily.waiting,
      divtypereq: dividend.waiting,
      contracthoursalreq: hourly.waiting,
      realtimesalreqtype: realTime.waiting,
      contractmrdailysalinfotype: daily.given,
      contracthoursalinfo: hourly.received + hourly.given,
      dailysalinfotype: daily.received,
      realtimesalinfotype: realTime.received + realTime.given,
      divtypeinfo: dividend.received + dividend.given,
    };
  });
}

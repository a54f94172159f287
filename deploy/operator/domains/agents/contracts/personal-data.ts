import { pagedData } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';

/** The contracts of which a member is a side, and their bills. */
export function addContractData({ db, personalData }: Pick<AgentsNeeds, 'db' | 'personalData'>): void {
  personalData.push(
    pagedData(
      db,
      'agentContracts',
      `select c.id, c.kind, p.username as payer, a.username as agent, c.version, c.terms, c.state, c.offered_at as "offeredAt",
         c.starts_at as "startsAt", c.ends_at as "endsAt", c.ending
       from agent_contract c join member p on p.id = c.payer_id join member a on a.id = c.agent_id
       where $1 in (c.payer_id, c.agent_id) and c.id > $2 order by c.id limit $3`,
    ),
    pagedData(
      db,
      'agentBills',
      `select b.id, b.reference, b.kind, p.username as payer, a.username as agent, b.period_from as "periodFrom",
         b.period_to as "periodTo", b.amount_minor as "amountMinor", b.paid_minor as "paidMinor", b.status
       from agent_bill b join member p on p.id = b.payer_id join member a on a.id = b.agent_id
       where $1 in (b.payer_id, b.agent_id) and b.id > $2 order by b.id limit $3`,
    ),
  );
}

import { pagedData, shortData } from '../identity/index.ts';
import type { AgentsNeeds } from './needs.ts';

/** What the agent centre keeps about a member: links and raises of an agent, and money that went up or down the tree. */
export function addPersonalData({ db, personalData }: AgentsNeeds): void {
  personalData.push(
    pagedData(
      db,
      'promotionLinks',
      `select id, label, code, type, basis_points as "basisPoints", created_at as "createdAt", expires_at as "expiresAt",
         revoked_at as "revokedAt",
         (select coalesce(sum(v.visits), 0)::bigint from promotion_link_visit_day v where v.link_id = l.id) as visits
       from promotion_link l where agent_id = $1 and id > $2 order by id limit $3`,
    ),
    shortData(
      db,
      'promotionLinkRegistration',
      `select l.code, r.at from promotion_link_registration r join promotion_link l on l.id = r.link_id
       where r.member_id = $1`,
    ),
    pagedData(
      db,
      'rebateRaises',
      `select id, case when member_id = $1 then 'own' else 'downline' end as side,
         from_basis_points as "fromBasisPoints", to_basis_points as "toBasisPoints", at
       from rebate_raise where $1 in (agent_id, member_id) and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'downlineTransfers',
      `select id, case when member_id = $1 then 'sent' else 'received' end as side, reference,
         amount_minor as "amountMinor", created_at as "createdAt"
       from downline_transfer where $1 in (member_id, receiver_id) and id > $2 order by id limit $3`,
    ),
  );
}

import type { Database } from '@tessera/database/database';
import type { PromotionLink } from '@tessera/shared/wire/agent';
import { rankOf } from '../ranks.ts';

export interface LinkRow {
  readonly id: number;
  readonly agentId: number;
  readonly label: string;
  readonly code: string;
  readonly type: number;
  readonly basisPoints: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly visits: number;
  readonly registrations: number;
}

/** Links that fit, with what has come of them; the table has the alias `l`. */
export const readLinks = (
  db: Database,
  rest: string,
  params: readonly (string | number | boolean | Date)[],
): Promise<LinkRow[]> =>
  db.query<LinkRow>(
    `select l.id, l.agent_id as "agentId", l.label, l.code, l.type, l.basis_points as "basisPoints",
       l.created_at as "createdAt", l.expires_at as "expiresAt", l.revoked_at as "revokedAt",
       coalesce((select sum(v.visits) from promotion_link_visit_day v where v.link_id = l.id), 0)::bigint as visits,
       (select count(*) from promotion_link_registration r where r.link_id = l.id) as registrations
     from promotion_link l where ${rest}`,
    params,
  );

/** Of the links with the alias `l`, at the moment that the parameter names. */
export const isActiveAt = (moment: string): string =>
  `l.revoked_at is null and (l.expires_at is null or l.expires_at > ${moment})`;

export function stateOf({ revokedAt, expiresAt }: LinkRow, now: Date): PromotionLink['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

export const wireLink = (row: LinkRow, now: Date): PromotionLink => ({
  id: String(row.id),
  label: row.label,
  code: row.code,
  rank: rankOf(row.type),
  rebateBasisPoints: row.basisPoints,
  state: stateOf(row, now),
  expiresAtMs: row.expiresAt?.getTime() ?? null,
  createdAtMs: row.createdAt.getTime(),
  visits: row.visits,
  registrations: row.registrations,
});

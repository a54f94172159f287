import type { SqlValue } from '@tessera/database/database';
import type { PromotionsNeeds } from '../needs.ts';

/** An application as the console reviews it, by the rules under which it was sent. */
export interface ApplicationRow {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly promotionId: string;
  readonly title: string;
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  readonly comment: string;
  readonly pictures: readonly string[];
  readonly capMinor: number;
  readonly wageringPercent: number;
  readonly grantedMinor: number | null;
  readonly reason: string | null;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly total: number;
}

/** Applications `a` of members `m`, by a condition with its order and page. */
export const readApplications = (
  { db }: Pick<PromotionsNeeds, 'db'>,
  where: string,
  values: readonly SqlValue[],
): Promise<ApplicationRow[]> =>
  db.query(
    `select a.id, a.merchant, m.username, a.promotion_id as "promotionId",
       coalesce(r.texts->'EN'->>'title', a.promotion_id) as title, a.status, a.comment,
       array(select i.id::text from promotion_picture i where i.application_id = a.id order by i.at, i.id) as pictures,
       (r.rules->>'capMinor')::bigint as "capMinor", (r.rules->>'wageringPercent')::int as "wageringPercent",
       a.granted_minor as "grantedMinor", a.reason, a.sent_at as "sentAt", a.decided_at as "decidedAt",
       a.decided_by as "decidedBy", count(*) over () as total
     from promotion_application a
     join member m on m.id = a.member_id
     join promotion_version r on r.merchant = a.merchant and r.promotion_id = a.promotion_id and r.version = a.version
     where ${where}`,
    values,
  );

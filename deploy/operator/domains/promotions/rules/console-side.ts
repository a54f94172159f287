import type { PromotionKind } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { currentVersion } from './version-store.ts';

/** A promotion as the console lists it. */
interface ConsolePromotionRow {
  readonly merchant: string;
  readonly id: string;
  readonly title: string;
  readonly kind: PromotionKind;
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly budgetMinor: number | null;
  readonly grantedMinor: number;
  /** Members who joined, and those whose application waits or was granted. */
  readonly joined: number;
  readonly active: number;
  readonly total: number;
}

/** Promotions of one merchant or of all, with how many members take part. */
export const readConsolePromotions = (
  { db }: Pick<PromotionsNeeds, 'db'>,
  merchant: string | null,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ConsolePromotionRow[]> =>
  db.query(
    `select p.merchant, p.id, coalesce(r.texts->'EN'->>'title', p.id) as title, p.kind, p.version, p.starts_at as "startsAt",
       p.ends_at as "endsAt", p.budget_minor as "budgetMinor", p.granted_minor as "grantedMinor",
       (select count(*) from (
         select a.member_id from promotion_participation a join member m on m.id = a.member_id
           where m.merchant = p.merchant and a.promotion_id = p.id and a.status = 'joined'
         union select member_id from promotion_application
           where merchant = p.merchant and promotion_id = p.id and status in ('pending', 'approved')) t) as joined,
       (select count(*) from promotion_claim c
         where c.merchant = p.merchant and c.promotion_id = p.id and c.status = 'active') as active,
       count(*) over () as total
     from promotion p ${currentVersion}
     where $1::text is null or p.merchant = $1 order by p.merchant, p.position, p.id limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );

interface Known {
  readonly endsAt: Date | null;
  readonly budgetMinor: number | null;
  readonly grantedMinor: number;
}

/** Locks a promotion; refuses one that there is not. */
async function lockPromotion({ db }: Pick<PromotionsNeeds, 'db'>, merchant: string, id: string): Promise<Known> {
  const [known] = await db.query<Known>(
    `select ends_at as "endsAt", budget_minor as "budgetMinor", granted_minor as "grantedMinor" from promotion
     where merchant = $1 and id = $2 for no key update`,
    [merchant, id],
  );
  if (!known) throw new Refusal(404, 'promotion.unknown');
  return known;
}

type Parts = Pick<PromotionsNeeds, 'db' | 'clock'>;

/** Ends a promotion now, inside a transaction; false when it was over. */
export async function stopPromotion(parts: Parts, merchant: string, id: string): Promise<boolean> {
  const { endsAt } = await lockPromotion(parts, merchant, id);
  const now = parts.clock.now();
  if (endsAt && endsAt <= now) return false;
  await parts.db.query('update promotion set ends_at = $3 where merchant = $1 and id = $2', [merchant, id, now]);
  return true;
}

/** Sets the budget inside a transaction; answers the one before, or undefined when nothing changes. */
export async function setPromotionBudget(
  parts: Parts,
  merchant: string,
  id: string,
  budgetMinor: number | null,
): Promise<number | null | undefined> {
  const known = await lockPromotion(parts, merchant, id);
  if (known.budgetMinor === budgetMinor) return undefined;
  if (budgetMinor !== null && budgetMinor < known.grantedMinor)
    throw new Refusal(400, 'promotion.budget.below.granted');
  await parts.db.query('update promotion set budget_minor = $3 where merchant = $1 and id = $2', [
    merchant,
    id,
    budgetMinor,
  ]);
  return known.budgetMinor;
}

import { createHash } from 'node:crypto';
import { dayOf } from '@tessera/shared/format';
import { notePromotionVisit } from '@tessera/shared/wire/auth';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { AgentsNeeds } from '../needs.ts';
import { isActiveAt } from './link-store.ts';

const visitsPerHour = 60;
/** A browser counts itself once a day; this keeps one network from counting a link up. */
const visitsPerDay = 20;

/** Counts a visit by a promotion link, without anything about the visitor; codes that register nobody are ignored. */
export function answerLinkVisits({ routes, db, clock, limits }: AgentsNeeds): void {
  routes.handle(notePromotionVisit, async ({ merchant, request: { code }, ip }) => {
    const client = clientOf({ merchant, ip });
    await limits.take('promotion-visit', client, visitsPerHour, hourMs);
    const now = clock.now();
    const [link] = await db.query<{ id: number }>(
      `select l.id from promotion_link l where l.merchant = $1 and l.code = $2 and ${isActiveAt('$3')}`,
      [merchant.code, code, now],
    );
    if (!link) return null;
    const day = dayOf(now.getTime(), merchant.profile.timeZone);
    const subject = createHash('sha256').update(`${client}\n${link.id}\n${day}`).digest('base64url');
    try {
      await limits.take('promotion-visits-of-day', subject, visitsPerDay, dayMs);
    } catch (cause) {
      if (cause instanceof Refusal) return null;
      throw cause;
    }
    await db.query(
      `insert into promotion_link_visit_day (link_id, day, visits) values ($1, $2, 1)
       on conflict (link_id, day) do update set visits = promotion_link_visit_day.visits + 1`,
      [link.id, day],
    );
    return null;
  });
}

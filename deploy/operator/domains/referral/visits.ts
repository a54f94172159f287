import { createHash } from 'node:crypto';
import { dayOf } from '@tessera/shared/format';
import { noteReferralVisit } from '@tessera/shared/wire/auth';
import { dayMs, hourMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { clientOf } from '../../platform/limits/network.ts';
import { ownerOfCode } from '../identity/index.ts';
import type { ReferralNeeds } from './needs.ts';

const visitsPerHour = 60;
/** A browser counts itself once a day; this keeps one network from counting a link up. */
const visitsPerDay = 20;

/** Counts a visit by somebody's link, without anything about the visitor; codes that lead to nobody are ignored. */
export function answerVisits({ routes, db, clock, limits }: ReferralNeeds): void {
  routes.handle(noteReferralVisit, async ({ merchant, request: { code }, ip }) => {
    const client = clientOf({ merchant, ip });
    await limits.take('referral-visit', client, visitsPerHour, hourMs);
    const referrerId = await ownerOfCode(db, merchant.code, code);
    if (referrerId === undefined) return null;
    const day = dayOf(clock.now().getTime(), merchant.profile.timeZone);
    const subject = createHash('sha256').update(`${client}\n${referrerId}\n${day}`).digest('base64url');
    try {
      await limits.take('referral-visits-of-day', subject, visitsPerDay, dayMs);
    } catch (cause) {
      if (cause instanceof Refusal) return null;
      throw cause;
    }
    await db.query(
      `insert into referral_visit_day (referrer_id, day, visits) values ($1, $2, 1)
       on conflict (referrer_id, day) do update set visits = referral_visit_day.visits + 1`,
      [referrerId, day],
    );
    return null;
  });
}

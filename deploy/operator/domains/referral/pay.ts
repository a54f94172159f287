import { dayOf } from '@tessera/shared/format';
import type { ReferralReason } from '@tessera/shared/wire/promotions';
import { maskPlayer } from '../bets/index.ts';
import { lockMember } from '../identity/index.ts';
import { bonusPaid } from '../ledger/index.ts';
import { returnToReferralBudget } from './budget.ts';
import type { ReferralNeeds } from './needs.ts';
import { lockOpenReferral, type OpenReferral, refuse } from './open-referral.ts';
import { updateProgress } from './progress.ts';
import { findRefusalReason } from './refusal-reason.ts';

export const referralReference = (id: number): string => `referral:${id}`;

interface Payment {
  readonly memberId: number;
  readonly amountMinor: number;
  readonly part: 'referrer' | 'invited';
  /** Whom the message names. */
  readonly other: string;
}

/** Credits one of the two and sends a message, also during a break. */
async function credit(context: ReferralNeeds, { id, merchant }: OpenReferral, payment: Payment): Promise<void> {
  const { ledger, inbox } = context;
  const { memberId, amountMinor, part, other } = payment;
  if (amountMinor === 0) return;
  const key = `referral:${id}:${part}`;
  await ledger.post(bonusPaid({ merchant, key, reference: referralReference(id), memberId, amountMinor }));
  const topic = part === 'referrer' ? 'referral.paid' : 'referral.welcomed';
  await inbox.post({ merchant, memberId, key, topic, facts: { reference: maskPlayer(other), amountMinor } });
}

interface Person {
  readonly id: number;
  readonly username: string;
  readonly isClosed: boolean;
}

/** Why whoever invited gets nothing although enough was played. */
async function unpaidReason(
  { db }: ReferralNeeds,
  { referrerId, rules }: OpenReferral,
  referrer: Person | undefined,
  month: string,
): Promise<ReferralReason | undefined> {
  if (!referrer || referrer.isClosed) return 'account-closed';
  const paid = await db.query('select 1 from referral_progress where referrer_id = $1 and paid_month = $2', [
    referrerId,
    month,
  ]);
  return paid.length >= rules.monthlyMaximum ? 'monthly-maximum' : undefined;
}

async function pay(context: ReferralNeeds, referral: OpenReferral): Promise<void> {
  const { db, clock, merchants } = context;
  const { id, merchant, memberId, referrerId, rules } = referral;
  const now = clock.now();
  const people = await db.query<Person>(
    `select id, username, status = 'closed' as "isClosed" from member where id in ($1, $2)`,
    [memberId, referrerId],
  );
  const [referrer, invited] = [referrerId, memberId].map((one) => people.find((person) => person.id === one));
  const month = dayOf(now.getTime(), merchants.byCode(merchant)?.profile.timeZone ?? 'UTC').slice(0, 7);
  // The invited member has played for it, whatever becomes of the other reward.
  const invitedMinor = invited?.isClosed ? 0 : rules.invitedMinor;
  const unpaid = await unpaidReason(context, referral, referrer, month);
  if (unpaid) await refuse(db, referral, unpaid, now, invitedMinor);
  else {
    await db.query(
      `update referral_progress set status = 'paid', decided_at = $2, paid_month = $3, referrer_paid_minor = $4,
         invited_paid_minor = $5 where id = $1`,
      [id, now, month, rules.referrerMinor, invitedMinor],
    );
    await returnToReferralBudget(db, merchant, rules.invitedMinor - invitedMinor);
    await credit(context, referral, {
      ...{ memberId: referrerId, amountMinor: rules.referrerMinor, part: 'referrer' },
      other: invited?.username ?? '',
    });
  }
  await credit(context, referral, {
    ...{ memberId, amountMinor: invitedMinor, part: 'invited', other: referrer?.username ?? '' },
  });
}

/**
 * Pays an invitation whose time has come, once. In the turn of who invited, whose month it counts in; the invited account
 * is locked after it, and every referrer is older than whom they invited, so that nobody waits in a circle.
 */
export const payReferral = (
  context: ReferralNeeds,
  { memberId, referrerId }: { readonly memberId: number; readonly referrerId: number },
): Promise<void> =>
  context.withMember(referrerId, async () => {
    const { db, clock } = context;
    await lockMember(db, memberId);
    const referral = await lockOpenReferral(db, memberId);
    if (!referral?.payFrom || referral.payFrom > clock.now()) return;
    // A correction may have come since it was counted, and accounts may have met on one browser.
    if (!(await updateProgress(context, referral))) return;
    const shared = await findRefusalReason(db, referral);
    if (shared) await refuse(db, referral, shared, clock.now());
    else await pay(context, referral);
  });

import type { ReferralReason } from '@tessera/shared/wire/promotions';
import { dayMs } from '../../platform/clock/durations.ts';
import { isAgent, type Member, type RegistrationPlace } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { isOpenToOffers } from '../protection/index.ts';
import { takeFromReferralBudget } from './budget.ts';
import type { ReferralNeeds } from './needs.ts';
import { findRefusalReason } from './refusal-reason.ts';
import { type RulesVersion, referralRulesAt } from './rules.ts';

const referralSwitch = 'REFERRAL3';

interface Invitation {
  readonly merchant: Merchant;
  readonly memberId: number;
  readonly referrerId: number;
  readonly place: RegistrationPlace;
}

type Decision =
  | { readonly isOffered: true; readonly offer: RulesVersion }
  | { readonly isOffered: false; readonly reason: ReferralReason };

const refused = (reason: ReferralReason): Decision => ({ isOffered: false, reason });

/** What the merchant pays for this invitation, or why nothing. Sets the amount aside. */
async function decide(
  context: ReferralNeeds,
  { merchant, memberId, referrerId, place }: Invitation,
): Promise<Decision> {
  const { db, clock, merchants } = context;
  const now = clock.now();
  const found = merchants.isOn(merchant, referralSwitch) ? await referralRulesAt(db, merchant.code, now) : undefined;
  const [referrer] = await db.query<Pick<Member, 'type'>>('select type from member where id = $1', [referrerId]);
  if (!found || !referrer || isAgent(referrer) || !(await isOpenToOffers(db, referrerId, now)))
    return refused('not-offered');
  const shared = await findRefusalReason(db, { memberId, referrerId }, place);
  if (shared) return refused(shared);
  const { referrerMinor, invitedMinor } = found.rules;
  const isFunded = await takeFromReferralBudget(db, merchant.code, referrerMinor + invitedMinor);
  return isFunded ? { isOffered: true, offer: found } : refused('budget');
}

/** Starts an invitation in the transaction of its registration, which it never refuses. */
export function startInvitations(context: ReferralNeeds): void {
  const { db, clock, afterRegistration } = context;
  afterRegistration.push(async (merchant, { id: memberId }, _fields, place) => {
    const [referral] = await db.query<{ referrerId: number }>(
      'select referrer_id as "referrerId" from referral where member_id = $1',
      [memberId],
    );
    if (!referral) return;
    const { referrerId } = referral;
    const decided = await decide(context, { merchant, memberId, referrerId, place });
    const now = clock.now();
    const offer = decided.isOffered ? decided.offer : null;
    const reason = decided.isOffered ? null : decided.reason;
    await db.query(
      `insert into referral_progress (member_id, merchant, referrer_id, version, registered_at, qualify_until, status,
         reason, decided_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[memberId, merchant.code, referrerId, offer?.version ?? null, now],
        offer && new Date(now.getTime() + offer.rules.days * dayMs),
        reason ? 'refused' : 'registered',
        reason,
        reason && now,
      ],
    );
  });
}

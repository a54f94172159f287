import { one } from '@tessera/database/database';
import { dayOf } from '@tessera/shared/format';
import {
  getReferralDetails,
  getReferralList,
  getReferralProgram,
  type ReferralReason,
  type ReferralRules,
  type ReferralStatus,
} from '@tessera/shared/wire/promotions';
import { notAvailable } from '../../platform/http/routes.ts';
import { maskPlayer } from '../bets/index.ts';
import { requireRealAccount } from '../cashier/index.ts';
import { isAgent, type Member, referralCodeOf, referralsOf } from '../identity/index.ts';
import { domainsOf, type Merchant } from '../merchants/index.ts';
import { isOpenToOffers, requireOpenToOffers } from '../protection/index.ts';
import { isLeft, referralBudget } from './budget.ts';
import type { ReferralNeeds } from './needs.ts';
import { referralRulesAt } from './rules.ts';

interface Figures {
  readonly visited: number;
  readonly registered: number;
  readonly qualified: number;
  readonly paid: number;
  readonly monthPaid: number;
  readonly monthMinor: number;
}

interface Row {
  readonly id: number;
  readonly username: string;
  readonly registeredAt: Date;
  readonly status: ReferralStatus;
  readonly reason: ReferralReason | null;
  readonly staked: number;
  readonly rules: ReferralRules | null;
  readonly qualifyUntil: Date | null;
  readonly payFrom: Date | null;
  readonly decidedAt: Date | null;
  readonly paid: number;
  readonly total: number;
}

const wireRules = ({ referrerMinor, invitedMinor, stakeMinor, ...rest }: ReferralRules) => ({
  ...{ referrerReward: referrerMinor, invitedReward: invitedMinor, stake: stakeMinor },
  ...rest,
});

/** What was paid, or what is paid if the friend plays enough; null for a refused invitation. */
function rewardOf(status: ReferralStatus, paid: number, rules: ReferralRules | null): number | null {
  if (status === 'refused') return null;
  return status === 'paid' ? paid : (rules?.referrerMinor ?? null);
}

/** Agents have links of their own, with what their downline brings; a trial account can be paid nothing. */
function requireInviter(member: Member): void {
  requireRealAccount(member);
  if (isAgent(member)) throw notAvailable();
}

export function answerReferral({ routes, db, clock, config }: ReferralNeeds): void {
  routes.handleMember(getReferralDetails, async ({ merchant, member }) => {
    requireInviter(member);
    await requireOpenToOffers(db, member.id, clock.now());
    return {
      referralCode: await referralCodeOf(db, member),
      totalInvitations: (await referralsOf(db, member.id)).invited,
      promotionDomains: domainsOf(merchant, config.publicPort),
    };
  });

  async function offerOf(merchant: Merchant, memberId: number) {
    const now = clock.now();
    const found = await referralRulesAt(db, merchant.code, now);
    if (!found) return { terms: null, isOffered: false };
    const { rules } = found;
    const isFunded = isLeft(await referralBudget(db, merchant.code), rules.referrerMinor + rules.invitedMinor);
    return { terms: wireRules(rules), isOffered: isFunded && (await isOpenToOffers(db, memberId, now)) };
  }

  routes.handleMember(getReferralProgram, async ({ merchant, member }) => {
    requireInviter(member);
    const month = dayOf(clock.now().getTime(), merchant.profile.timeZone).slice(0, 7);
    const { visited, registered, qualified, paid, monthPaid, monthMinor } = one(
      await db.query<Figures>(
        `select (select coalesce(sum(visits), 0)::int from referral_visit_day where referrer_id = $1) as visited,
           count(*) as registered, count(*) filter (where pay_from is not null
             and (status <> 'refused' or reason in ('monthly-maximum', 'account-closed'))) as qualified,
           count(*) filter (where status = 'paid') as paid,
           count(*) filter (where paid_month = $2) as "monthPaid",
           coalesce(sum(referrer_paid_minor) filter (where paid_month = $2), 0)::bigint as "monthMinor"
         from referral_progress where referrer_id = $1`,
        [member.id, month],
      ),
    );
    return {
      ...(await offerOf(merchant, member.id)),
      funnel: { visited, registered, qualified, paid },
      month: { count: monthPaid, amount: monthMinor },
    };
  });

  routes.handleMember(getReferralList, async ({ member, request: { page, pageSize } }) => {
    requireInviter(member);
    const rows = await db.query<Row>(
      `select p.id, m.username, p.registered_at as "registeredAt", p.status, p.reason, p.staked_minor as staked, r.rules,
         p.qualify_until as "qualifyUntil", p.pay_from as "payFrom", p.decided_at as "decidedAt",
         p.referrer_paid_minor as paid, count(*) over () as total
       from referral_progress p join member m on m.id = p.member_id
       left join referral_rules r on r.merchant = p.merchant and r.version = p.version
       where p.referrer_id = $1 order by p.id desc limit $2 offset $3`,
      [member.id, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, username, status, reason, staked, rules, paid, ...times }) => ({
        ...{ id, name: maskPlayer(username), status, reason, staked, stake: rules?.stakeMinor ?? null },
        reward: rewardOf(status, paid, rules),
        registeredAtMs: times.registeredAt.getTime(),
        untilMs: times.qualifyUntil?.getTime() ?? null,
        payFromMs: times.payFrom?.getTime() ?? null,
        decidedAtMs: times.decidedAt?.getTime() ?? null,
      })),
    };
  });
}

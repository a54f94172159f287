import { getIncome } from '@tessera/shared/wire/agent';
import { agentSettings } from '../agent-settings.ts';
import { daysBetween, periodOf } from '../figures/period.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';

interface IncomeRow {
  readonly day: string;
  readonly rebate: number;
  readonly wages: number;
  readonly dividend: number;
  readonly paid: number;
}

const none = { rebate: 0, wages: 0, dividend: 0, paid: 0 };

const wireIncome = ({ rebate, wages, dividend, paid }: Omit<IncomeRow, 'day'>) => ({
  rebate,
  wages,
  dividend,
  paid,
  net: rebate + wages + dividend - paid,
});

const plus = (one: typeof none, other: Omit<IncomeRow, 'day'>) => ({
  rebate: one.rebate + other.rebate,
  wages: one.wages + other.wages,
  dividend: one.dividend + other.dividend,
  paid: one.paid + other.paid,
});

/** What the agent itself was credited and paid, from its own movements. */
export function answerIncome({ routes, db, clock }: AgentsNeeds): void {
  routes.handleMember(getIncome, async ({ merchant, member, request }) => {
    requireAgent(member);
    const asOfMs = clock.now().getTime();
    const { current, days } = periodOf(request, asOfMs, merchant.profile.timeZone);
    const rows = await db.query<IncomeRow>(
      `select day::text as day, coalesce(sum(amount_minor) filter (where flow = 'rebate'), 0)::bigint as rebate,
              coalesce(sum(amount_minor) filter (where flow = 'wages' and amount_minor > 0), 0)::bigint as wages,
              coalesce(sum(amount_minor) filter (where flow = 'dividend' and amount_minor > 0), 0)::bigint as dividend,
              coalesce(-sum(amount_minor) filter (where flow in ('wages', 'dividend') and amount_minor < 0), 0)::bigint as paid
       from team_movement where member_id = $1 and day between $2::date and $3::date
         and at >= $4::timestamptz - interval '1 day' and flow in ('rebate', 'wages', 'dividend') group by day`,
      [member.id, days.from, days.to, new Date(current.fromMs)],
    );
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return {
      asOfMs,
      span: current,
      rebates: agentSettings(merchant).rebates,
      total: wireIncome(rows.reduce(plus, none)),
      days: daysBetween(days.from, days.to).map((day) => ({ day, ...wireIncome(byDay.get(day) ?? none) })),
    };
  });
}

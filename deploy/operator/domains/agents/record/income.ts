import { minorToDecimal } from '@tessera/shared/money';
import { type BillLink, exportIncome, getIncome } from '@tessera/shared/wire/agent';
import { unitFor } from '../../../platform/localized.ts';
import type { Call, Member } from '../../identity/index.ts';
import { agentSettings } from '../agent-settings.ts';
import { daysBetween, periodOf } from '../figures/period.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { answerFile, oneBatch } from './export-file.ts';

const parts = ['rebate', 'wages', 'dividend', 'paid'] as const;
/** The parts that come of bills. */
const billed = ['wages', 'dividend', 'paid'] as const;

type Amounts = Readonly<Record<(typeof parts)[number], number>>;
/** The lowest and the highest id of the bills behind each part; the same where there is one. */
type Bounds = Readonly<Record<`${(typeof billed)[number]}${'First' | 'Last'}`, number | null>>;
type IncomeRow = Amounts & Bounds & { readonly day: string };

const none: Amounts & Bounds = {
  ...{ rebate: 0, wages: 0, dividend: 0, paid: 0 },
  ...{ wagesFirst: null, wagesLast: null, dividendFirst: null, dividendLast: null, paidFirst: null, paidLast: null },
};

const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
const higher = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const plus = (one: Amounts & Bounds, other: Amounts & Bounds): Amounts & Bounds => ({
  rebate: one.rebate + other.rebate,
  wages: one.wages + other.wages,
  dividend: one.dividend + other.dividend,
  paid: one.paid + other.paid,
  wagesFirst: lower(one.wagesFirst, other.wagesFirst),
  wagesLast: higher(one.wagesLast, other.wagesLast),
  dividendFirst: lower(one.dividendFirst, other.dividendFirst),
  dividendLast: higher(one.dividendLast, other.dividendLast),
  paidFirst: lower(one.paidFirst, other.paidFirst),
  paidLast: higher(one.paidLast, other.paidLast),
});

const netOf = ({ rebate, wages, dividend, paid }: Amounts): number => rebate + wages + dividend - paid;

const conditions = {
  wages: "v.flow = 'wages' and v.amount_minor > 0",
  dividend: "v.flow = 'dividend' and v.amount_minor > 0",
  paid: "v.flow in ('wages', 'dividend') and v.amount_minor < 0",
} as const;
const columns = billed
  .map(
    (part) => `coalesce(abs(sum(amount_minor) filter (where ${conditions[part]})), 0)::bigint as ${part},
      min(bill_id) filter (where ${conditions[part]}) as "${part}First", max(bill_id) filter (where ${conditions[part]}) as "${part}Last"`,
  )
  .join(', ');

type Asked = Pick<Call<typeof exportIncome, Member>, 'request' | 'member' | 'merchant'>;

/** What the agent itself was credited and paid, day by day, from its own movements; what comes of no bill has no bounds. */
async function incomeOf({ db, clock }: AgentsNeeds, { merchant, member, request }: Asked) {
  requireAgent(member);
  const asOfMs = clock.now().getTime();
  const { current, days } = periodOf(request, asOfMs, merchant.profile.timeZone);
  const rows = await db.query<IncomeRow>(
    `select day::text as day, coalesce(sum(amount_minor) filter (where flow = 'rebate'), 0)::bigint as rebate, ${columns}
     from (
       select m.day, m.flow, m.amount_minor,
              case when l.key like 'agent-bill:%' then split_part(l.key, ':', 2)::bigint end as bill_id
       from team_movement m left join ledger_movement l on l.id = m.movement_id and m.flow <> 'rebate'
       where m.member_id = $1 and m.day between $2::date and $3::date and m.at >= $4::timestamptz - interval '1 day'
         and m.flow in ('rebate', 'wages', 'dividend')) v
     group by day`,
    [member.id, days.from, days.to, new Date(current.fromMs)],
  );
  return { asOfMs, current, days, rows };
}

/** What the agent was credited and paid, and the same as a file. */
export function answerIncome(context: AgentsNeeds): void {
  const { routes, db } = context;

  routes.handleMember(getIncome, async (call) => {
    const { asOfMs, current, days, rows } = await incomeOf(context, call);
    const total = rows.reduce<Amounts & Bounds>(plus, none);
    const single = (of: Bounds, part: (typeof billed)[number]) =>
      of[`${part}First`] === of[`${part}Last`] ? of[`${part}First`] : null;
    const ids = [total, ...rows].flatMap((of) => billed.map((part) => single(of, part))).filter((id) => id !== null);
    const bills = await db.query<{ id: number; kind: BillLink['kind'] }>(
      'select id, kind from agent_bill where id = any($1::bigint[])',
      [[...new Set(ids)]],
    );
    const links = new Map(bills.map(({ id, kind }) => [id, { id: String(id), kind }]));
    const linkOf = (of: Bounds, part: (typeof billed)[number]) => links.get(single(of, part) ?? 0) ?? null;
    const wireIncome = (of: Amounts & Bounds) => ({
      ...{ rebate: of.rebate, wages: of.wages, dividend: of.dividend, paid: of.paid, net: netOf(of) },
      bills: { wages: linkOf(of, 'wages'), dividend: linkOf(of, 'dividend'), paid: linkOf(of, 'paid') },
    });
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return {
      asOfMs,
      span: current,
      rebates: agentSettings(call.merchant).rebates,
      total: wireIncome(total),
      days: daysBetween(days.from, days.to).map((day) => ({ day, ...wireIncome(byDay.get(day) ?? none) })),
    };
  });

  answerFile(context, exportIncome, async (call, { heads, figures }) => {
    const { currency } = call.merchant;
    const { days, rows } = await incomeOf(context, call);
    const amount = (minor: number) => minorToDecimal(minor, currency);
    return {
      name: 'income',
      days,
      head: [
        heads.day,
        ...[figures.rebate, figures.wages, figures.dividend, heads.paid, heads.netIncome].map(
          (name) => `${name} (${unitFor(currency, call.language)})`,
        ),
      ],
      batches: oneBatch(
        rows
          .filter((row) => parts.some((part) => row[part] !== 0))
          .sort((one, other) => (one.day < other.day ? 1 : -1))
          .map((row) => [row.day, ...parts.map((part) => amount(row[part])), amount(netOf(row))]),
      ),
    };
  });
}

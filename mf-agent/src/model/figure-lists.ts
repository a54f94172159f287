import { dayOf, dayStart } from '@tessera/shared/format';
import type { BillLink, FigureName, MovementFlow } from '@tessera/shared/wire/agent';
import { billPages } from './contract.ts';
import { listQuery, type PeriodRequest } from './period.ts';
import type { TeamScope } from './team-scope.ts';

/** A list of the centre: the page and its query. */
export interface ListAddress {
  readonly page: string;
  readonly query: string;
}

/** The movements that a figure is the sum of. */
const flowsOfFigure: Readonly<Record<FigureName, readonly MovementFlow[]>> = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal'],
  bet: ['bet'],
  payout: ['payout'],
  rebate: ['rebate'],
  bonus: ['bonus'],
  wages: ['wages'],
  dividend: ['dividend'],
  net: ['bet', 'payout', 'rebate', 'bonus'],
};

const defined = (parts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

/** The list behind figures of an account, a branch or the whole team: the sum of its movements is the figures'. */
export function listOfFigures(figures: readonly FigureName[], scope: TeamScope, period: PeriodRequest): ListAddress {
  const flow = figures.flatMap((figure) => flowsOfFigure[figure]).join(',');
  return { page: 'transactions', query: listQuery(period, { ...defined(scope), flow }) };
}

/** The movements that a figure of a bill is the sum of. */
const flowsOfBillFigure = {
  validBet: ['settled'],
  payout: ['payout'],
  rebate: ['rebate'],
  bonus: ['bonus'],
  loss: ['settled', 'payout', 'rebate', 'bonus'],
} as const;
export type BillFigure = keyof typeof flowsOfBillFigure;

/** From its first moment to the first one after it. */
interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The movements behind a figure of a bill. The list goes by days: a bill of a part of a day has none. */
export function listOfBillFigure(
  figure: BillFigure,
  scope: TeamScope,
  { fromMs, toMs }: TimeSpan,
  timeZone: string,
): ListAddress | undefined {
  const isDayStart = (ms: number) => dayStart(dayOf(ms, timeZone), timeZone) === ms;
  if (!isDayStart(fromMs) || !isDayStart(toMs)) return undefined;
  const days = { period: 'custom', from: dayOf(fromMs, timeZone), to: dayOf(toMs - 1, timeZone) } as const;
  const flow = flowsOfBillFigure[figure].join(',');
  return { page: 'transactions', query: listQuery(days, { ...defined(scope), flow }) };
}

export const incomeParts = ['rebate', 'wages', 'dividend', 'paid', 'net'] as const;
export type IncomePart = (typeof incomeParts)[number];

export interface IncomeDays {
  readonly from: string;
  readonly to: string;
}

type IncomeBills = Readonly<Record<'wages' | 'dividend' | 'paid', BillLink | null>>;

/** The bill behind a part of the income, if it is one alone. */
export const billOf = (part: IncomePart, { bills }: { readonly bills: IncomeBills }): BillLink | null =>
  part === 'wages' || part === 'dividend' || part === 'paid' ? bills[part] : null;

/** The page of a bill, with its explanation open. */
export const pageOfBill = ({ id, kind }: BillLink): ListAddress => ({ page: billPages[kind], query: `bill=${id}` });

const listsOfIncome: Readonly<Record<IncomePart, Readonly<Record<string, string>>>> = {
  rebate: { flow: 'rebate' },
  wages: { flow: 'wages', direction: 'in' },
  dividend: { flow: 'dividend', direction: 'in' },
  paid: { flow: 'wages,dividend', direction: 'out' },
  net: { flow: 'rebate,wages,dividend' },
};

/** The movements that a part of the agent's own income is the sum of. */
export const listOfIncome = (part: IncomePart, account: string, { from, to }: IncomeDays): ListAddress => ({
  page: 'transactions',
  query: listQuery({ period: 'custom', from, to }, { account, ...listsOfIncome[part] }),
});

/** Whose bets the rebate of a day came from. */
export const sharesOf = (day: string): ListAddress => ({
  page: 'income',
  query: listQuery({ period: 'custom', from: day, to: day }, { rebate: day }),
});

/** The settled stakes of a player that a share of a rebate was computed from. */
export const listOfStakes = (account: string, { from, to }: IncomeDays): ListAddress => ({
  page: 'transactions',
  query: listQuery({ period: 'custom', from, to }, { account, flow: 'settled' }),
});

/** The first and the last day of a span of time. */
export const daysOfSpan = (span: TimeSpan, timeZone: string): IncomeDays => {
  const from = dayOf(span.fromMs, timeZone);
  // A day that has just begun has a span of nothing.
  return { from, to: dayOf(Math.max(span.fromMs, span.toMs - 1), timeZone) };
};

import { addDays, dayOf } from '@tessera/shared/format';
import type { FigureName, TeamFlow } from '@tessera/shared/wire/agent';
import { listQuery, type PeriodRequest } from './period.ts';

/** A list of the centre: the page and its query. */
export interface ListAddress {
  readonly page: 'teamBetting' | 'transactions';
  readonly query: string;
}

/** What a figure of the table is made of; stakes and payouts are in the list of bets. */
const flowsOf: Readonly<Record<Exclude<FigureName, 'bet' | 'payout'>, readonly TeamFlow[]>> = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal'],
  rebate: ['rebate'],
  bonus: ['bonus'],
  wages: ['wages'],
  dividend: ['dividend'],
  net: ['bet', 'payout', 'rebate', 'bonus'],
};

/** The list behind one figure of one account; of the whole team without one. */
export function listOfFigure(figure: FigureName, account: string | undefined, period: PeriodRequest): ListAddress {
  const of: Readonly<Record<string, string>> = account === undefined ? {} : { account };
  if (figure === 'bet' || figure === 'payout') return { page: 'teamBetting', query: listQuery(period, of) };
  return { page: 'transactions', query: listQuery(period, { ...of, flow: flowsOf[figure].join(',') }) };
}

export const incomeParts = ['rebate', 'wages', 'dividend', 'paid', 'net'] as const;
export type IncomePart = (typeof incomeParts)[number];

const flowsOfIncome: Readonly<Record<Exclude<IncomePart, 'rebate'>, readonly TeamFlow[]>> = {
  wages: ['wages'],
  dividend: ['dividend'],
  paid: ['wages', 'dividend'],
  net: ['rebate', 'wages', 'dividend'],
};

export interface IncomeDays {
  /** The agent's own. */
  readonly account: string;
  readonly from: string;
  readonly to: string;
  /** Daily rebates are for the bets of the day before. */
  readonly rebates: 'daily' | 'settled';
}

/** The list behind the income of some days. */
export function listOfIncome(part: IncomePart, { account, from, to, rebates }: IncomeDays): ListAddress {
  if (part === 'rebate') {
    const shift = rebates === 'daily' ? -1 : 0;
    return {
      page: 'teamBetting',
      query: listQuery({ period: 'custom', from: addDays(from, shift), to: addDays(to, shift) }),
    };
  }
  const flow = flowsOfIncome[part].join(',');
  return { page: 'transactions', query: listQuery({ period: 'custom', from, to }, { account, flow }) };
}

/** The first and the last day of a span of time. */
export const daysOfSpan = (span: { readonly fromMs: number; readonly toMs: number }, timeZone: string) => {
  const from = dayOf(span.fromMs, timeZone);
  // A day that has just begun has a span of nothing.
  return { from, to: dayOf(Math.max(span.fromMs, span.toMs - 1), timeZone) };
};

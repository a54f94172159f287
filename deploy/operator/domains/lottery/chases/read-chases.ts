import type { SqlValue } from '@tessera/database/database';
import {
  basePrizeGroup,
  type ChaseStrategy,
  type DrawnNumbers,
  type GameKind,
  type Selection,
} from '@tessera/shared/lottery';
import {
  type BetStatus,
  type ChaseIssueStatus,
  type ChaseStatus,
  maxListedNumbers,
} from '@tessera/shared/wire/lottery';
import { localized } from '../../../platform/localized.ts';
import type { LotteryGame } from '../game-store.ts';
import type { LotteryNeeds } from '../needs.ts';

/** A bet of the slip that a chase repeats, before the multiple of an issue. */
export interface ChaseLine {
  readonly playCode: string;
  readonly numbers: Selection;
  /** How many numbers a list left out. */
  readonly numbersLeftOut?: number;
  readonly combinations: number;
  readonly unit: number;
  readonly multiple: number;
  /** Absent in chases ordered before prize groups existed: the base group. */
  readonly prizeGroup?: number;
  readonly rebateMilli?: number;
}

export interface ChaseRow {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly game: string;
  readonly kind: GameKind;
  readonly names: LotteryGame['names'];
  readonly lines: readonly ChaseLine[];
  readonly priceList: string;
  readonly strategy: ChaseStrategy;
  readonly stopsOnWin: boolean;
  readonly country: string;
  readonly status: ChaseStatus;
  readonly reason: string | null;
  readonly orderedMinor: number;
  readonly stakedMinor: number;
  readonly releasedMinor: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly firstIssue: string;
  readonly lastIssue: string;
  readonly issues: number;
  readonly placed: number;
  readonly skipped: number;
  readonly payoutMinor: number;
  readonly refundMinor: number;
  readonly rebateMinor: number;
  readonly total: number;
}

/** Of a bet whose stake came back without a result; the same column stores what a bet has won. */
const isRefunded = "b.status in ('cancelled', 'cancelled-by-system', 'refunded')";
/** What bets have won, and what of their stakes came back without a result. */
const payoutAndRefund = `coalesce(sum(b.payout_minor) filter (where not ${isRefunded}), 0)::bigint as "payoutMinor",
  coalesce(sum(b.payout_minor) filter (where ${isRefunded}), 0)::bigint as "refundMinor"`;

const firstNumbers = `lines_for_list(c.lines, ${maxListedNumbers}) as lines`;

/** Chases by a condition on `c`, with all numbers of their slips. */
export const readChases = (needs: Pick<LotteryNeeds, 'db'>, condition: string, params: readonly SqlValue[]) =>
  selectChases(needs, 'c.lines', condition, params);

/** Chases for a list: each row has its first `maxListedNumbers` numbers. `total` counts all matches, without the limit. */
export const listChases = (needs: Pick<LotteryNeeds, 'db'>, condition: string, params: readonly SqlValue[]) =>
  selectChases(needs, firstNumbers, condition, params);

const selectChases = (
  { db }: Pick<LotteryNeeds, 'db'>,
  lines: 'c.lines' | typeof firstNumbers,
  condition: string,
  params: readonly SqlValue[],
): Promise<ChaseRow[]> =>
  db.query<ChaseRow>(
    `select c.id, c.merchant, c.member_id as "memberId", c.game, g.kind, g.names, ${lines}, c.price_list as "priceList",
            c.strategy, c.stops_on_win as "stopsOnWin", c.country, c.status, c.reason, c.ordered_minor as "orderedMinor",
            c.staked_minor as "stakedMinor", c.released_minor as "releasedMinor", c.created_at as "createdAt",
            c.ended_at as "endedAt", i.*, paid.*, c.total
     from (select c.*, count(*) over () as total from lottery_chase c where ${condition}) c
     join lottery_game g on g.merchant = c.merchant and g.code = c.game
     cross join lateral (
       select count(*) as issues, count(*) filter (where status = 'placed') as placed,
              count(*) filter (where status = 'skipped') as skipped,
              (array_agg(issue order by position))[1] as "firstIssue",
              (array_agg(issue order by position desc))[1] as "lastIssue"
       from lottery_chase_issue where chase_id = c.id) i
     cross join lateral (
       select ${payoutAndRefund}, coalesce(sum(b.rebate_minor), 0)::bigint as "rebateMinor"
       from lottery_bet b where b.chase_id = c.id) paid
     order by c.id desc`,
    params,
  );

/** A chase in the shape of the wire. */
export function wireChase(chase: ChaseRow, language: string) {
  const { orderedMinor, stakedMinor, releasedMinor } = chase;
  return {
    id: String(chase.id),
    gameCode: chase.game,
    kind: chase.kind,
    gameName: localized(chase.names, language),
    lines: chase.lines.map(({ prizeGroup = basePrizeGroup, rebateMilli = 0, numbersLeftOut = 0, ...line }) => ({
      ...line,
      prizeGroup,
      rebateMilli,
      numbersLeftOut,
      numbers: line.numbers.map((row) => [...row]),
    })),
    strategy: chase.strategy,
    stopsOnWin: chase.stopsOnWin,
    status: chase.status,
    reason: chase.reason,
    firstIssue: chase.firstIssue,
    lastIssue: chase.lastIssue,
    issues: chase.issues,
    placed: chase.placed,
    skipped: chase.skipped,
    ordered: orderedMinor,
    held: orderedMinor - stakedMinor - releasedMinor,
    staked: stakedMinor,
    released: releasedMinor,
    payout: chase.payoutMinor,
    refund: chase.refundMinor,
    rebate: chase.rebateMinor,
    placedAtMs: chase.createdAt.getTime(),
    endedAtMs: chase.endedAt?.getTime() ?? null,
  };
}

export interface ChaseIssueRow {
  readonly position: number;
  readonly issue: string;
  readonly multiple: number;
  readonly stakeMinor: number;
  readonly status: ChaseIssueStatus;
  readonly reason: string | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly result: BetStatus | null;
  /** One of its bets has won, whatever the others wait for. */
  readonly hasWon: boolean;
  readonly payoutMinor: number | null;
  readonly refundMinor: number;
  readonly rebateMinor: number;
  readonly drawn: DrawnNumbers | null;
}

/** The issues of a chase in their order, with what came of their bets. */
export const readChaseIssues = ({ db }: Pick<LotteryNeeds, 'db'>, chaseId: number): Promise<ChaseIssueRow[]> =>
  db.query<ChaseIssueRow>(
    `select i.position, i.issue, i.multiple, i.stake_minor as "stakeMinor", i.status, i.reason, i.opens_at as "opensAt",
            i.closes_at as "closesAt", i.draws_at as "drawsAt", b.result, b.drawn, coalesce(b.has_won, false) as "hasWon", coalesce(b."rebateMinor", 0) as "rebateMinor",
            coalesce(b."refundMinor", 0) as "refundMinor",
            case when b.result <> 'pending' then b."payoutMinor" end as "payoutMinor"
     from lottery_chase_issue i
     left join lateral (
       select case when bool_or(status = 'pending') then 'pending' when bool_or(status = 'won') then 'won'
                   when bool_or(status = 'lost') then 'lost' when bool_or(status = 'tie') then 'tie'
                   else (array_agg(status order by id))[1] end as result,
              bool_or(status = 'won') as has_won,
              ${payoutAndRefund}, coalesce(sum(rebate_minor), 0)::bigint as "rebateMinor",
              (jsonb_agg(drawn) filter (where drawn is not null))->0 as drawn
       from lottery_bet b where order_id = i.order_id) b on true
     where i.chase_id = $1 order by i.position`,
    [chaseId],
  );

/** An issue of a chase in the shape of the wire. */
export const wireChaseIssue = (issue: ChaseIssueRow) => ({
  issue: issue.issue,
  multiple: issue.multiple,
  stake: issue.stakeMinor,
  status: issue.status,
  reason: issue.status === 'skipped' ? issue.reason : null,
  drawsAtMs: issue.drawsAt.getTime(),
  result: issue.result,
  payout: issue.payoutMinor,
  refund: issue.refundMinor,
  rebate: issue.rebateMinor,
  drawn: issue.drawn === null ? null : [...issue.drawn],
});

import type { SqlValue } from '@tessera/database/database';
import type { DrawnNumbers, GameKind, Selection } from '@tessera/shared/lottery';
import { type BetStatus, maxListedNumbers } from '@tessera/shared/wire/lottery';
import { localized } from '../../platform/localized.ts';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';

export interface BetRow {
  readonly id: number;
  readonly orderId: number;
  readonly merchant: string;
  readonly game: string;
  readonly kind: GameKind;
  readonly names: LotteryGame['names'];
  readonly issue: string;
  readonly play: string;
  readonly numbers: Selection;
  /** How many numbers a list left out; 0 when read with all of them. */
  readonly numbersLeftOut: number;
  readonly halfPaid: readonly string[];
  readonly halfPaidLeftOut: number;
  readonly prizeGroup: number;
  readonly rebateMilli: number;
  readonly combinations: number;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly stakeMinor: number;
  /** The most that it can pay on any draw, or what it cannot exceed; 0 for bets from before this was stored. */
  readonly largestPayoutMinor: number;
  readonly status: BetStatus;
  readonly payoutMinor: number | null;
  /** What came back for its prize group; 0 until it is settled. */
  readonly rebateMinor: number;
  readonly drawn: DrawnNumbers | null;
  readonly createdAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly settledAt: Date | null;
  /** Null for bets from before price lists were stored; those are settled by today's. */
  readonly priceList: string | null;
  readonly stuckAt: Date | null;
  readonly stuckReason: string | null;
  readonly chaseId: number | null;
}

const wholeNumbers = `b.numbers, 0 as "numbersLeftOut", b.half_paid as "halfPaid", 0 as "halfPaidLeftOut"`;
const firstNumbers = `first_numbers(b.numbers, ${maxListedNumbers}) as numbers,
  left_out_numbers(b.numbers, ${maxListedNumbers}) as "numbersLeftOut",
  jsonb_path_query_array(b.half_paid, '$[0 to ${maxListedNumbers - 1}]') as "halfPaid",
  greatest(jsonb_array_length(b.half_paid) - ${maxListedNumbers}, 0) as "halfPaidLeftOut"`;

/** Bets by a condition on `b`, with all of their numbers. */
export const readBets = (needs: Pick<LotteryNeeds, 'db'>, condition: string, params: readonly SqlValue[]) =>
  selectBets(needs, wholeNumbers, condition, params);

/** Bets for a list: each row has its first `maxListedNumbers` numbers. `total` counts all matches, without the limit. */
export const listBets = (needs: Pick<LotteryNeeds, 'db'>, condition: string, params: readonly SqlValue[]) =>
  selectBets(needs, firstNumbers, condition, params);

function selectBets(
  { db }: Pick<LotteryNeeds, 'db'>,
  numbers: typeof wholeNumbers | typeof firstNumbers,
  condition: string,
  params: readonly SqlValue[],
): Promise<(BetRow & { readonly total: number })[]> {
  return db.query(
    `select b.id, b.order_id as "orderId", b.merchant, b.game, g.kind, g.names, b.issue, b.play, ${numbers},
            b.combinations, b.unit_minor as "unitMinor", b.multiple, b.stake_minor as "stakeMinor", b.status,
            b.largest_payout_minor as "largestPayoutMinor",
            b.payout_minor as "payoutMinor", b.prize_group as "prizeGroup", b.rebate_milli as "rebateMilli",
            b.rebate_minor as "rebateMinor", b.drawn, b.created_at as "createdAt", b.closes_at as "closesAt",
            b.draws_at as "drawsAt", b.settled_at as "settledAt", b.price_list as "priceList",
            b.stuck_at as "stuckAt", b.stuck_reason as "stuckReason", b.chase_id as "chaseId", count(*) over () as total
     from lottery_bet b join lottery_game g on g.merchant = b.merchant and g.code = b.game
     where ${condition}`,
    params,
  );
}

/** A bet in the shape of the wire. */
export function wireBet(bet: BetRow, language: string) {
  return {
    id: String(bet.id),
    orderId: String(bet.orderId),
    gameCode: bet.game,
    kind: bet.kind,
    gameName: localized(bet.names, language),
    issue: bet.issue,
    playCode: bet.play,
    numbers: bet.numbers.map((row) => [...row]),
    numbersLeftOut: bet.numbersLeftOut,
    halfPaid: [...bet.halfPaid],
    halfPaidLeftOut: bet.halfPaidLeftOut,
    prizeGroup: bet.prizeGroup,
    rebateMilli: bet.rebateMilli,
    combinations: bet.combinations,
    unit: bet.unitMinor,
    multiple: bet.multiple,
    stake: bet.stakeMinor,
    largestPayout: bet.largestPayoutMinor,
    status: bet.status,
    isDelayed: bet.stuckAt !== null,
    payout: bet.payoutMinor,
    rebate: bet.rebateMinor,
    drawn: bet.drawn === null ? null : [...bet.drawn],
    placedAtMs: bet.createdAt.getTime(),
    closesAtMs: bet.closesAt.getTime(),
    drawsAtMs: bet.drawsAt.getTime(),
    settledAtMs: bet.settledAt?.getTime() ?? null,
    chaseId: bet.chaseId === null ? null : String(bet.chaseId),
  };
}

import {
  basePrizeGroup,
  countCombinations,
  isSelection,
  largestPayoutMinor,
  playAtGroup,
  playOf,
  priceListId,
  rebateMilliOf,
  type Selection,
  stakeMinorOf,
  withHalfPaid,
} from '@tessera/shared/lottery';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { placeBets } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LotteryGame } from './game-store.ts';
import { findIssue, type Issue, soldUntil } from './schedule.ts';

type WireLine = RequestOf<typeof placeBets>['lines'][number];
/** What is bet, whatever the issue. */
type PlayedLine = Pick<WireLine, 'playCode' | 'unit' | 'multiple'> & {
  readonly numbers: Selection;
  readonly halfPaid?: readonly string[] | undefined;
  readonly prizeGroup?: number | undefined;
  readonly rebateMilli?: number | undefined;
};

/** A line as `place_lottery_order` takes it. */
export interface OrderLine {
  readonly game: string;
  readonly issue: string;
  readonly play: string;
  readonly numbers: readonly (readonly string[])[];
  readonly combinations: number;
  readonly unit: number;
  readonly multiple: number;
  readonly stake: number;
  /** What the play leaves off the stake; absent for none. */
  readonly discount?: number;
  /** The numbers that pay half, as the player has seen them; absent for none. */
  readonly halfPaid?: readonly string[];
  /** What the odds of the list are at, and what comes back of the stake for it, as the player has seen them. */
  readonly prizeGroup: number;
  readonly rebateMilli: number;
  readonly priceList: string;
  readonly largestPayout: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

/** What lines cost together, in minor units. */
export const stakeOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { stake }) => sum + stake, 0);

/** The most that lines can pay together, in minor units. */
export const largestPayoutOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { largestPayout }) => sum + largestPayout, 0);

/** A known issue that may be bet on by now; `at` is the line that asks for it. */
export function openIssueOf(game: LotteryGame, number: string, at: number, nowMs: number): Issue {
  const issue = findIssue(game.schedule, number);
  // A closed issue passes here: a repeated order must find its bets, and a new one is refused with its lines.
  if (!issue || issue.drawsAtMs > soldUntil(game.schedule, nowMs)) {
    throw new Refusal(404, 'lottery.issue.unknown', { line: at });
  }
  return issue;
}

/** Checks a line against its game and counts it; refuses what is not on offer, with the line's place. */
export function orderLine(games: readonly LotteryGame[], line: WireLine, at: number, nowMs: number): OrderLine {
  const game = games.find(({ code }) => code === line.gameCode);
  if (!game) throw new Refusal(404, 'lottery.game.unknown', { line: at });
  return pricedLine(game, openIssueOf(game, line.issue, at, nowMs), line, at);
}

/** The same for an issue that is known already. */
export function pricedLine(game: LotteryGame, issue: Issue, line: PlayedLine, at: number): OrderLine {
  const { prizeGroup = basePrizeGroup } = line;
  const listed = playOf(game.kind, line.playCode);
  const play = listed && playAtGroup(listed, prizeGroup);
  const combinations = play && isSelection(play, line.numbers) ? countCombinations(play, line.numbers) : 0;
  if (!play || combinations === 0) throw new Refusal(400, 'lottery.bet.invalid', { line: at });
  const each = line.unit * line.multiple;
  const stake = stakeMinorOf(play, combinations, each);
  const discount = combinations * each - stake;
  const isOffered = game.unitsMinor.includes(line.unit) && line.multiple <= game.maxMultiple;
  if (!isOffered) throw new Refusal(400, 'lottery.stake.outside', { line: at });
  if (stake > game.maxStakeMinor)
    throw new Refusal(400, 'lottery.stake.outside', { line: at, limitMinor: game.maxStakeMinor });
  const largestPayout = largestPayoutMinor(withHalfPaid(play, line.halfPaid ?? []), line.numbers, each);
  if (largestPayout > game.maxPayoutMinor) {
    throw new Refusal(400, 'lottery.payout.outside', { line: at, limitMinor: game.maxPayoutMinor });
  }
  return {
    game: game.code,
    issue: issue.number,
    play: play.code,
    numbers: line.numbers,
    combinations,
    unit: line.unit,
    multiple: line.multiple,
    stake,
    ...(discount > 0 && { discount }),
    ...(line.halfPaid && line.halfPaid.length > 0 && { halfPaid: line.halfPaid }),
    prizeGroup,
    rebateMilli: line.rebateMilli ?? rebateMilliOf(game.prizeGroups, prizeGroup),
    priceList: priceListId,
    largestPayout,
    closesAt: issue.closesAtMs,
    drawsAt: issue.drawsAtMs,
  };
}

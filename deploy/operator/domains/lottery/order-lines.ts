import {
  basePrizeGroup,
  countCombinations,
  isSelection,
  largestPayoutMinor,
  type Play,
  playAtGroup,
  playAtOdds,
  playOf,
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
export type PlayedLine = Pick<WireLine, 'playCode' | 'unit' | 'multiple'> & {
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

/** A line whose stake is known; to find what it can pay takes longer. */
export interface CountedLine {
  readonly game: LotteryGame;
  readonly line: PlayedLine;
  readonly index: number;
  readonly play: Play;
  readonly combinations: number;
  readonly stake: number;
  readonly left: LeftOfLimits;
}

/** What a member has on an issue already: bets that wait for its draw, in minor units. */
export interface PlacedOnIssue {
  readonly staked: number;
  readonly payout: number;
}

export const nothingPlaced: PlacedOnIssue = { staked: 0, payout: 0 };

/** What a member may still stake on an issue, and what bets on it may still pay, in minor units. */
export interface LeftOfLimits {
  /** The issue that it is left on; absent where other bets on the issue are not counted. */
  readonly issue?: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

/** What is left of a game's limits on an issue after the bets that are placed already. */
export const leftOfLimits = (
  { maxStakeMinor, maxPayoutMinor }: Pick<LotteryGame, 'maxStakeMinor' | 'maxPayoutMinor'>,
  already: PlacedOnIssue = nothingPlaced,
  issue?: string,
): LeftOfLimits => ({
  ...(issue !== undefined && { issue }),
  stakeMinor: Math.max(0, maxStakeMinor - already.staked),
  payoutMinor: Math.max(0, maxPayoutMinor - already.payout),
});

/** What lines cost together, in minor units. */
export const stakeOf = (lines: readonly Pick<OrderLine, 'stake'>[]): number =>
  lines.reduce((sum, { stake }) => sum + stake, 0);

/** The most that lines can pay together, in minor units. */
export const largestPayoutOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { largestPayout }) => sum + largestPayout, 0);

/** A known issue that may be bet on by now; `at` is the line that asks for it. */
export function openIssueOf(game: LotteryGame, number: string, index: number, nowMs: number): Issue {
  const issue = findIssue(game.schedule, number);
  // A closed issue passes here: a repeated order must find its bets, and a new one is refused with its lines.
  if (!issue || issue.drawsAtMs > soldUntil(game.schedule, nowMs)) {
    throw new Refusal(404, 'lottery.issue.unknown', { line: index });
  }
  return issue;
}

/** The game of a line; refuses what is not on offer, with the line's place. */
export function gameOfLine(games: readonly LotteryGame[], { gameCode }: WireLine, index: number): LotteryGame {
  const game = games.find(({ code }) => code === gameCode);
  if (!game) throw new Refusal(404, 'lottery.game.unknown', { line: index });
  return game;
}

/** The refusal of what passes a limit of an issue; `limitMinor` is what is left of it. */
export const overIssueLimit = (
  kind: 'stake' | 'payout',
  { code }: Pick<LotteryGame, 'code'>,
  issue: string,
  limitMinor: number,
  flags: { readonly line?: number } = {},
): Refusal => new Refusal(400, `lottery.issue.${kind}.limit`, { ...flags, gameCode: code, issue, limitMinor });

/** A line that is above a limit by itself: with what is left of it where something is placed on the issue already. */
function aboveLimit(kind: 'stake' | 'payout', game: LotteryGame, left: LeftOfLimits, line: number): Refusal {
  const maxMinor = kind === 'stake' ? game.maxStakeMinor : game.maxPayoutMinor;
  const limitMinor = kind === 'stake' ? left.stakeMinor : left.payoutMinor;
  return left.issue === undefined || limitMinor === maxMinor
    ? new Refusal(400, `lottery.${kind}.outside`, { line, limitMinor: maxMinor })
    : overIssueLimit(kind, game, left.issue, limitMinor, { line });
}

/** Checks a line against its game and counts it; refuses what its game does not take, with the line's place. */
export function countedLine(
  game: LotteryGame,
  line: PlayedLine,
  index: number,
  left: LeftOfLimits = leftOfLimits(game),
): CountedLine {
  const listed = playOf(game.kind, line.playCode);
  const play = listed && playAtGroup(playAtOdds(listed, game.odds[listed.code]), line.prizeGroup ?? basePrizeGroup);
  const combinations = play && isSelection(play, line.numbers) ? countCombinations(play, line.numbers) : 0;
  if (!play || combinations === 0) throw new Refusal(400, 'lottery.bet.invalid', { line: index });
  const stake = stakeMinorOf(play, combinations, line.unit * line.multiple);
  const isOffered = game.unitsMinor.includes(line.unit) && line.multiple <= game.maxMultiple;
  if (!isOffered) throw new Refusal(400, 'lottery.stake.outside', { line: index });
  if (stake > game.maxStakeMinor) throw aboveLimit('stake', game, left, index);
  return { game, line, index, play, combinations, stake, left };
}

/** A counted line with what it can pay, as a bet on an issue; refuses a bet that can pay too much, with the line's place. */
export function pricedLine(
  { game, line, index, play, combinations, stake, left }: CountedLine,
  issue: Issue,
): OrderLine {
  const { prizeGroup = basePrizeGroup } = line;
  const each = line.unit * line.multiple;
  const discount = combinations * each - stake;
  const largestPayout = largestPayoutMinor(withHalfPaid(play, line.halfPaid ?? []), line.numbers, each);
  if (largestPayout > game.maxPayoutMinor) throw aboveLimit('payout', game, left, index);
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
    priceList: game.priceList,
    largestPayout,
    closesAt: issue.closesAtMs,
    drawsAt: issue.drawsAtMs,
  };
}

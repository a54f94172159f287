import type { Merchant } from '../../merchants/index.ts';
import type { LotteryGame } from '../game-store.ts';
import { countedLine, type LeftOfLimits, type OrderLine, type PlayedLine } from '../order-lines.ts';
import type { Issue } from '../schedule.ts';
import { pricedSlip } from '../slip-limit.ts';

/**
 * The bets of a chase on one issue at its multiple, checked as an order of their own would be. `left` is what other bets leave of
 * the limits there, which a refusal names.
 */
export function linesForIssue(
  merchant: Merchant,
  game: LotteryGame,
  issue: Issue,
  lines: readonly PlayedLine[],
  multiple: number,
  left?: LeftOfLimits,
): OrderLine[] {
  const counted = lines.map((line, index) =>
    countedLine(game, { ...line, multiple: line.multiple * multiple }, index, left),
  );
  return pricedSlip(
    merchant,
    counted.map((line) => ({ counted: line, issue })),
  );
}

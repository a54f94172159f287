import { type ChasedSlip, chaseCeiling, chasedSlipOf, chaseMultiples } from '@tessera/shared/lottery';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { maxMultiple, type placeChase } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { LotteryGame } from '../game-store.ts';
import { placedOnIssues, refuseOverLimit } from '../issue-limits.ts';
import type { LotteryNeeds } from '../needs.ts';
import { refuseOverNumberLimit, refuseOverPlacedNumbers } from '../number-limits.ts';
import { largestPayoutOf, leftOfLimits, type OrderLine, openIssueOf, stakeOf } from '../order-lines.ts';
import { type Issue, issueAfter } from '../schedule.ts';
import { validIssuesFrom, voidIssuesOf } from '../void-issues.ts';
import { chaseSettings } from './chase-settings.ts';
import { linesForIssue } from './issue-lines.ts';

type ChaseRequest = RequestOf<typeof placeChase>;

/** One issue of a chase that is ordered. */
export interface OrderedIssue {
  readonly issue: Issue;
  readonly multiple: number;
  readonly lines: readonly OrderLine[];
}

const slipOf = ({ kind, odds }: LotteryGame, lines: readonly OrderLine[]): ChasedSlip =>
  chasedSlipOf(
    lines.map(({ play: playCode, unit: unitMinor, ...bet }) => ({
      ...bet,
      kind,
      playCode,
      unitMinor,
      odds: odds[playCode],
    })),
  );

function multiplesOf(merchant: Merchant, request: ChaseRequest, slip: ChasedSlip): readonly number[] {
  const { strategy, issues, multiple, profitPercent } = request;
  const ceiling = chaseCeiling(chaseSettings(merchant), strategy, maxMultiple);
  if (ceiling === 0) throw new Refusal(400, 'lottery.chase.strategy.off');
  const multiples = chaseMultiples({ strategy, issues, multiple, ceiling, profitPercent }, slip);
  if (multiples.length < issues) throw new Refusal(400, 'lottery.chase.ceiling', { issues: multiples.length });
  return multiples;
}

/**
 * The issues that a chase asks for, with their bets. Refuses bets above a limit of the game or of a slip, and names the first issue
 * with such bets and what the member's other bets leave of the limit there. Call it in a transaction that locks the member.
 */
export async function orderedIssues(
  context: LotteryNeeds,
  {
    merchant,
    member,
    request,
  }: { readonly merchant: Merchant; readonly member: Member; readonly request: ChaseRequest },
  game: LotteryGame,
  nowMs: number,
): Promise<OrderedIssue[]> {
  const first = openIssueOf(game, request.fromIssue, 0, nowMs);
  const voided = await voidIssuesOf(context, merchant.code);
  // The first one is taken as it was asked for: if it is void, it is refused later.
  const later = validIssuesFrom(game, voided, issueAfter(game.schedule, first), request.issues - 1);
  const named = [first, ...later].map(({ number }) => ({ game: game.code, issue: number }));
  const placed = await placedOnIssues(context, member.id, named);
  const placedOn = ({ number }: Issue) => placed({ game: game.code, issue: number });
  const linesAt = (issue: Issue, multiple: number) =>
    linesForIssue(merchant, game, issue, request.lines, multiple, leftOfLimits(game, placedOn(issue), issue.number));
  const multiples = multiplesOf(merchant, request, slipOf(game, linesAt(first, 1)));
  const ordered: OrderedIssue[] = [];
  // Thousands of numbers are counted once for each multiple, not for each issue.
  const priced = new Map<number, readonly OrderLine[]>();
  for (const [at, multiple] of multiples.entries()) {
    const issue = later[at - 1] ?? first;
    const { number, closesAtMs: closesAt, drawsAtMs: drawsAt } = issue;
    const linesOfMultiple = priced.get(multiple) ?? linesAt(issue, multiple);
    const lines = linesOfMultiple.map((line) => ({ ...line, issue: number, closesAt, drawsAt }));
    const already = placedOn(issue);
    refuseOverLimit(game, number, { stakeMinor: stakeOf(lines), payoutMinor: largestPayoutOf(lines) }, already);
    const bets = { issue: number, lines };
    if (already.staked > 0) await refuseOverPlacedNumbers(context, member.id, game, bets, already.staked);
    else if (!priced.has(multiple)) refuseOverNumberLimit(game, bets);
    priced.set(multiple, linesOfMultiple);
    ordered.push({ issue, multiple, lines });
  }
  return ordered;
}

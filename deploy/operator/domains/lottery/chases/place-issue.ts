import { one } from '@tessera/database/database';
import { assertMayStake } from '../../cashier/index.ts';
import { refuseBlocked } from '../blocked-numbers.ts';
import type { LotteryGame } from '../game-store.ts';
import { issueStakes } from '../issue-limits.ts';
import { lotteryCall } from '../lottery-call.ts';
import type { LotteryNeeds } from '../needs.ts';
import type { OrderLine } from '../order-lines.ts';
import { refuseVoid } from '../void-issues.ts';

interface IssueToPlace {
  readonly chaseId: number;
  /** From 1. */
  readonly position: number;
  readonly game: LotteryGame;
  readonly lines: readonly OrderLine[];
  /** Who stakes and from where, for the checks of every stake. */
  readonly stake: Omit<Parameters<typeof assertMayStake>[1], 'amountMinor' | 'alreadyMinor'>;
  readonly placedAt: Date;
}

/**
 * Bets one issue of a chase out of its held money, after the checks of any order: a void issue, blocked numbers, limits of the issue, of
 * the member and of the site. Call it in the member's turn. False when the issue does not wait any more.
 */
export async function placeIssue(
  context: LotteryNeeds,
  { chaseId, position, game, lines, stake, placedAt }: IssueToPlace,
): Promise<boolean> {
  await refuseVoid(context, game.merchant, lines);
  await refuseBlocked(context, [game], lines);
  for (const { stakeMinor, alreadyMinor } of await issueStakes(context, stake.member.id, [game], lines))
    await assertMayStake(context, { ...stake, amountMinor: stakeMinor, alreadyMinor });
  const rows = await lotteryCall(() =>
    context.db.query<{ order: number | null }>('select place_chase_issue($1, $2, $3::jsonb, $4) as order', [
      chaseId,
      position,
      JSON.stringify(lines),
      placedAt,
    ]),
  );
  return one(rows).order !== null;
}

import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { refuseOverPlacedNumbers } from './number-limits.ts';
import {
  largestPayoutOf,
  leftOfLimits,
  nothingPlaced,
  type OrderLine,
  overIssueLimit,
  type PlacedOnIssue,
  stakeOf,
} from './order-lines.ts';

/** What one member stakes on one issue, in minor units. */
export interface IssueStake {
  /** Of the order that is being placed. */
  readonly stakeMinor: number;
  /** Of bets that are already placed. */
  readonly alreadyMinor: number;
}

interface IssueName {
  readonly game: string;
  readonly issue: string;
}

const keyOf = ({ game, issue }: IssueName): string => `${game} ${issue}`;

/** What the member has on each of these issues. Call it in a transaction that locks the member. */
export async function placedOnIssues(
  { db }: Pick<LotteryNeeds, 'db'>,
  memberId: number,
  issues: readonly IssueName[],
): Promise<(issue: IssueName) => PlacedOnIssue> {
  const rows = await db.query<IssueName & PlacedOnIssue>(
    `select game, issue, sum(stake_minor)::bigint as staked, coalesce(sum(largest_payout_minor), 0)::bigint as payout
     from lottery_bet
     where member_id = $1 and status = 'pending' and (game, issue) in (select * from unnest($2::text[], $3::text[]))
     group by game, issue`,
    [memberId, issues.map(({ game }) => game), issues.map(({ issue }) => issue)],
  );
  const placed = new Map(rows.map((row) => [keyOf(row), row]));
  return (issue) => placed.get(keyOf(issue)) ?? nothingPlaced;
}

/** The lines of an order summed by issue, with what the member has on each already. Call it in a transaction that locks the member. */
export async function issueStakes(
  { db }: Pick<LotteryNeeds, 'db'>,
  memberId: number,
  games: readonly LotteryGame[],
  lines: readonly OrderLine[],
  known?: (issue: IssueName) => PlacedOnIssue,
): Promise<IssueStake[]> {
  const placed = known ?? (await placedOnIssues({ db }, memberId, lines));
  const stakes: IssueStake[] = [];
  for (const key of new Set(lines.map(keyOf))) {
    const ofIssue = lines.filter((line) => keyOf(line) === key);
    const { game, issue } = ofIssue[0] as OrderLine;
    const already = placed({ game, issue });
    const stakeMinor = stakeOf(ofIssue);
    const sums = { stakeMinor, payoutMinor: largestPayoutOf(ofIssue) };
    const of = games.find(({ code }) => code === game) as LotteryGame;
    refuseOverLimit(of, issue, sums, already);
    await refuseOverPlacedNumbers({ db }, memberId, of, { issue, lines: ofIssue, order: lines }, already.staked);
    stakes.push({ stakeMinor, alreadyMinor: already.staked });
  }
  return stakes;
}

/**
 * The limits of a game hold for all bets of a member on one issue together, in however many lines and orders they come. A
 * refusal names as `limitMinor` what is left of the limit after the bets that are placed already.
 */
export function refuseOverLimit(
  game: LotteryGame,
  issue: string,
  { stakeMinor, payoutMinor }: { readonly stakeMinor: number; readonly payoutMinor: number },
  already: PlacedOnIssue = nothingPlaced,
): void {
  const left = leftOfLimits(game, already);
  if (already.staked + stakeMinor > game.maxStakeMinor) throw overIssueLimit('stake', game, issue, left.stakeMinor);
  if (already.payout + payoutMinor > game.maxPayoutMinor) throw overIssueLimit('payout', game, issue, left.payoutMinor);
}

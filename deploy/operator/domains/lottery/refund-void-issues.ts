import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { LotteryNeeds } from './needs.ts';
import { type BetThatCounts, betsThatCount, type StoredIssue } from './void-issues.ts';

/** Bets refunded in one transaction, where nothing is taken back from a player. */
const batchSize = 500;

interface Refunded {
  readonly member: number;
  /** Of the wallet; below zero where more was taken back than refunded. */
  readonly moved: number;
  readonly owed: number;
}

export type RefundNeeds = Pick<LotteryNeeds, 'db' | 'clock' | 'inbox' | 'log' | 'events' | 'withMember'>;

/** Refunds bets and tells each player what has moved and what is owed, in one transaction. */
async function refund(
  { db, clock, inbox }: RefundNeeds,
  issue: StoredIssue,
  bets: readonly BetThatCounts[],
): Promise<void> {
  const [first] = bets;
  if (!first) return;
  await db.transaction(async () => {
    const refunded = await db.query<Refunded>('select * from refund_lottery_bets($1::bigint[], $2)', [
      bets.map(({ id }) => id),
      clock.now(),
    ]);
    const reference = `${issue.game} ${issue.issue}`;
    for (const { member: memberId, moved, owed } of refunded) {
      const post = (topic: Parameters<typeof inbox.post>[0]['topic'], amountMinor: number) =>
        inbox.post({
          ...{ merchant: issue.merchant, memberId, topic },
          // Of the bets of a member in one issue some may be refunded later.
          key: `lottery-void:${first.id}:${memberId}:${topic}`,
          facts: { reference, amountMinor },
        });
      if (moved > 0) await post('result.void-paid', moved);
      if (moved < 0) await post('result.void-taken', -moved);
      if (owed > 0) await post('result.owed', owed);
    }
  });
}

async function refundIssue(needs: RefundNeeds, issue: StoredIssue): Promise<void> {
  const { db, clock, log, events, withMember } = needs;
  const bets = await betsThatCount(needs, issue);
  // What is taken back may be owed, which a withdrawal must not miss: in the member's turn, and each player alone.
  const winners = new Set(bets.flatMap(({ memberId, isWon }) => (isWon ? [memberId] : [])));
  const rest = bets.filter(({ memberId }) => !winners.has(memberId));
  for (let at = 0; at < rest.length; at += batchSize) await refund(needs, issue, rest.slice(at, at + batchSize));
  const toTakeFrom = [...winners].map((memberId) => ({ memberId }));
  await forEachIsolated(log, toTakeFrom, ({ memberId }) => {
    const own = bets.filter((bet) => bet.memberId === memberId);
    return withMember(memberId, () => refund(needs, issue, own));
  });
  if ((await betsThatCount(needs, issue)).length > 0) return;
  await db.query(
    'update lottery_void_issue set refunded_at = $4 where merchant = $1 and game = $2 and issue = $3 and refunded_at is null',
    [issue.merchant, issue.game, issue.issue, clock.now()],
  );
  await events.publish({ type: 'void-issue-changed', merchant: issue.merchant });
}

/** Refunds the bets of issues that were declared void; what could not be refunded is tried again by the next run. */
export async function refundVoidIssues(needs: RefundNeeds): Promise<void> {
  const issues = await needs.db.query<StoredIssue>(
    `select merchant, game, issue, draws_at as "drawsAt" from lottery_void_issue where refunded_at is null order by voided_at`,
  );
  await forEachIsolated(needs.log, issues, (issue) => refundIssue(needs, issue));
}

/** A job of its own: a refund that fails must not hold up results. */
export function voidRefundsJob(needs: RefundNeeds): Job {
  return { name: 'lottery-void-refunds', everyMs: 1000, run: () => refundVoidIssues(needs) };
}

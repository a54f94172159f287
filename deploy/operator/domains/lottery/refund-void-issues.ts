import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { InboxTopic } from '../inbox/index.ts';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { simulatedNames } from './simulated-name.ts';
import { type RefundableBet, refundableBets, type StoredIssue } from './void-issues.ts';

/** Bets refunded in one transaction, where nothing is taken back from a player. */
const batchSize = 500;

interface Refunded {
  readonly member: number;
  /** Of the wallet; below zero where more was taken back than refunded. */
  readonly moved: number;
  readonly owed: number;
}

interface NamedIssue extends StoredIssue {
  readonly names: LotteryGame['names'];
}

export type RefundNeeds = Pick<LotteryNeeds, 'db' | 'clock' | 'inbox' | 'log' | 'events' | 'withMember'>;

/** Refunds all bets of some members on an issue and notifies each of what has moved and what is owed, in one transaction. */
async function refund(
  { db, clock, inbox }: RefundNeeds,
  issue: NamedIssue,
  bets: readonly RefundableBet[],
): Promise<void> {
  await db.transaction(async () => {
    const refunded = await db.query<Refunded>('select * from refund_lottery_bets($1::bigint[], $2)', [
      bets.map(({ id }) => id),
      clock.now(),
    ]);
    for (const { member: memberId, moved, owed } of refunded) {
      const post = (topic: InboxTopic, amountMinor: number, names = issue.names) =>
        inbox.post({
          merchant: issue.merchant,
          memberId,
          topic,
          key: `lottery-void:${issue.game}:${issue.issue}:${memberId}:${topic}`,
          facts: { reference: issue.issue, names, amountMinor },
        });
      if (moved > 0) await post('lottery.void-paid', moved);
      if (moved < 0) await post('lottery.void-taken', -moved);
      // The text is that of all products; of lottery it says that the draw is simulated.
      if (owed > 0) await post('result.owed', owed, simulatedNames(issue.names));
    }
  });
}

/** The bets of each member; they come ordered by member. */
function byMember(bets: readonly RefundableBet[]): RefundableBet[][] {
  const members: RefundableBet[][] = [];
  for (const bet of bets) {
    const last = members.at(-1);
    if (last?.[0]?.memberId === bet.memberId) last.push(bet);
    else members.push([bet]);
  }
  return members;
}

/** Parts of about as many bets as are refunded at once; those of a member stay together. */
function partsOf(members: readonly RefundableBet[][]): RefundableBet[][][] {
  const parts: RefundableBet[][][] = [];
  let size = batchSize;
  for (const own of members) {
    if (size > 0 && size + own.length > batchSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(own);
    size += own.length;
  }
  return parts;
}

async function refundIssue(needs: RefundNeeds, issue: NamedIssue): Promise<void> {
  const { db, clock, log, events, withMember } = needs;
  const members = byMember(await refundableBets(needs, issue));
  const hasWon = (own: readonly RefundableBet[]) => own.some(({ isWon }) => isWon);
  const alone = (own: readonly RefundableBet[]) =>
    withMember(own[0]?.memberId ?? 0, () => refund(needs, issue, own), 'job');
  const refundPart = async (part: readonly RefundableBet[][]) => {
    try {
      await refund(needs, issue, part.flat());
    } catch (cause) {
      log.error({ err: cause, issue }, 'refunds of a void issue failed together, each member is tried alone');
      await forEachIsolated(log, part, alone);
    }
  };
  // Winners one by one and with the member locked: a payout that is gone becomes a debt, which a withdrawal must see.
  const steps = [
    ...partsOf(members.filter((own) => !hasWon(own))).map((part) => () => refundPart(part)),
    ...members.filter(hasWon).map((own) => () => alone(own)),
  ];
  await forEachIsolated(log, steps, (step) => step());
  if ((await refundableBets(needs, issue)).length > 0) return;
  await db.query(
    'update lottery_void_issue set refunded_at = $4 where merchant = $1 and game = $2 and issue = $3 and refunded_at is null',
    [issue.merchant, issue.game, issue.issue, clock.now()],
  );
  await events.publish({ type: 'void-issue-changed', merchant: issue.merchant });
}

/** Refunds the bets of issues that were declared void; what could not be refunded is tried again by the next run. */
export async function refundVoidIssues(needs: RefundNeeds): Promise<void> {
  const issues = await needs.db.query<NamedIssue>(
    `select v.merchant, v.game, v.issue, g.names from lottery_void_issue v
     join lottery_game g on g.merchant = v.merchant and g.code = v.game
     where v.refunded_at is null order by v.voided_at`,
  );
  await forEachIsolated(needs.log, issues, (issue) => refundIssue(needs, issue));
}

/** A job of its own: a refund that fails must not hold up results. */
export function voidRefundsJob(needs: RefundNeeds): Job {
  return { name: 'lottery-void-refunds', everyMs: 1000, run: () => refundVoidIssues(needs) };
}

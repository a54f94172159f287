import type { ChaseStatus } from '@tessera/shared/wire/lottery';
import type { LotteryNeeds } from '../needs.ts';

interface EndedChase {
  readonly merchant: string;
  readonly memberId: number;
  readonly status: string;
  readonly releasedMinor: number;
  readonly skipped: number;
}

/** Posts how a chase ended, in its transaction; whoever cancels it, or gets nothing back, needs none. */
async function postChaseEnd({ db, inbox }: Pick<LotteryNeeds, 'db' | 'inbox'>, id: number): Promise<void> {
  const [ended] = await db.query<EndedChase>(
    `select c.merchant, c.member_id as "memberId", c.status, c.released_minor as "releasedMinor",
            (select count(*) from lottery_chase_issue i where i.chase_id = c.id and i.status = 'skipped') as skipped
     from lottery_chase c where c.id = $1`,
    [id],
  );
  if (!ended) return;
  const { merchant, memberId, status, skipped, releasedMinor: amountMinor } = ended;
  const topics = { won: 'chase.won', stopped: 'chase.stopped', finished: skipped > 0 && 'chase.skipped' } as const;
  const topic = topics[status as keyof typeof topics];
  if (!topic || amountMinor === 0) return;
  await inbox.post({
    merchant,
    memberId,
    key: `chase:${id}`,
    topic,
    facts: { reference: String(id), amountMinor },
  });
}

/** Ends a chase in its member's turn, releases the held money and notifies the member. False when it has ended before. */
export async function endChase(
  context: Pick<LotteryNeeds, 'db' | 'clock' | 'inbox'>,
  id: number,
  status: Exclude<ChaseStatus, 'running'>,
  reason: string | null = null,
): Promise<boolean> {
  const rows = await context.db.query<{ isEnded: boolean }>('select end_lottery_chase($1, $2, $3, $4) as "isEnded"', [
    id,
    status,
    reason,
    context.clock.now(),
  ]);
  if (!rows[0]?.isEnded) return false;
  await postChaseEnd(context, id);
  return true;
}

import type { LotteryNeeds } from '../needs.ts';

interface Ended {
  readonly merchant: string;
  readonly memberId: number;
  readonly status: string;
  readonly releasedMinor: number;
  readonly skipped: number;
}

/** Posts how a chase ended, in its transaction; whoever cancels it, or gets nothing back, needs none. */
export async function postEnd({ db, inbox }: Pick<LotteryNeeds, 'db' | 'inbox'>, id: number): Promise<void> {
  const [ended] = await db.query<Ended>(
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
    ...{ merchant, memberId, key: `chase:${id}`, topic },
    facts: { reference: String(id), amountMinor },
  });
}

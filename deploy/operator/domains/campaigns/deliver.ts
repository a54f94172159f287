import { one } from '@tessera/database/database';
import type { Segment } from '@tessera/shared/wire/console';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { mayReceiveMarketing } from '../protection/index.ts';
import type { CampaignsNeeds } from './needs.ts';
import { isInSegment, segmentParams } from './segment.ts';

type Parts = Pick<CampaignsNeeds, 'db' | 'clock' | 'inbox' | 'events'>;

/** Members of one transaction. */
const batchSize = 200;

interface Due {
  readonly id: number;
  readonly merchant: string;
  readonly kind: 'marketing' | 'service';
  readonly segment: Segment;
  readonly textId: number;
  readonly startsAt: Date;
  readonly afterMember: number;
}

/**
 * Delivers to the next members of a campaign; false when there is nothing more to do. Who is within the segment and may be
 * written to is asked now. The campaign is locked, so a batch of another operator comes before or after it, and a campaign
 * that was stopped delivers nothing more.
 */
export async function deliverBatch(
  { db, clock, inbox, events }: Parts,
  id: number,
  size = batchSize,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async () => {
    const [due] = await db.query<Due>(
      `select id, merchant, kind, segment, text_id as "textId", starts_at as "startsAt", after_member as "afterMember"
       from campaign where id = $1 and state in ('scheduled', 'sending') and starts_at <= $2 for update`,
      [id, now],
    );
    if (!due) return false;
    const { merchant, textId, kind, segment, startsAt, afterMember } = due;
    const members = await db.query<{ id: number; mayGet: boolean }>(
      `select m.id, ($12 = 'service' or ${mayReceiveMarketing('m.id', "'inbox'", '$2')}) as "mayGet" from member m
       where ${isInSegment} and m.id > $13 and m.created_at <= $14 order by m.id limit $15`,
      [...segmentParams(merchant, now, segment), kind, afterMember, startsAt, size],
    );
    const memberIds = members.filter(({ mayGet }) => mayGet).map((member) => member.id);
    const delivered = await inbox.postText({ merchant, memberIds, keyPrefix: `campaign:${id}:`, textId });
    const isDone = members.length < size;
    await db.query(
      `update campaign set state = $2, after_member = $3, delivered = delivered + $4, left_out = left_out + $5,
         ended_at = case when $2 = 'done' then $6::timestamptz end where id = $1`,
      [
        id,
        isDone ? 'done' : 'sending',
        members.at(-1)?.id ?? afterMember,
        delivered,
        members.length - memberIds.length,
        now,
      ],
    );
    await events.publish({ type: 'campaign-changed', merchant });
    return !isDone;
  });
}

/** Delivers what is due, batch by batch; after a crash it goes on behind the last batch that was committed. */
export const deliverJob = (context: Parts & Pick<CampaignsNeeds, 'log'>): Job => ({
  name: 'campaigns.deliver',
  everyMs: 1_000,
  async run(now, signal) {
    const due = await context.db.query<{ id: number }>(
      `select id from campaign where state in ('scheduled', 'sending') and starts_at <= $1 order by starts_at, id`,
      [now],
    );
    await forEachIsolated(context.log, due, async ({ id }) => {
      while (!signal?.aborted && (await deliverBatch(context, id)));
    });
  },
});

/** How many members a campaign has still to look at. */
export async function countWaiting(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { merchant, segment, afterMember, startsAt }: Pick<Due, 'merchant' | 'segment' | 'afterMember' | 'startsAt'>,
): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `select count(*) as count from member m where ${isInSegment} and m.id > $12 and m.created_at <= greatest($13, $2)`,
    [...segmentParams(merchant, clock.now(), segment), afterMember, startsAt],
  );
  return one(rows).count;
}

import { one } from '@tessera/database/database';
import type { campaignKinds, campaignStates, Segment, sendCampaign } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { holdLock } from '../../platform/database/locks.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { WrittenInboxText } from '../inbox/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { countWaiting } from './deliver.ts';
import type { CampaignsNeeds } from './needs.ts';

type Parts = Pick<CampaignsNeeds, 'db' | 'clock' | 'inbox'>;

/** Texts without what is missing. */
const textsOf = ({ texts }: RequestOf<typeof sendCampaign>): WrittenInboxText['texts'] =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text]] : [])));

/** Adds a campaign inside a transaction; a repeated request adds nothing and answers the first one's id. */
export async function addCampaign(
  { db, clock, inbox }: Parts,
  { profile }: Pick<Merchant, 'profile'>,
  request: RequestOf<typeof sendCampaign>,
  by: string,
): Promise<{ id: number; isChanged: boolean }> {
  const { requestId, merchant, kind, segment, page, startsAtMs } = request;
  const now = clock.now();
  const texts = textsOf(request);
  const reason = kind === 'service' ? request.reason || null : null;
  if (!texts[profile.defaultLanguage]) throw new Refusal(400, 'campaign.language.missing');
  if (kind === 'service' && !reason) throw new Refusal(400, 'campaign.reason.missing');
  if (startsAtMs !== null && startsAtMs < now.getTime()) throw new Refusal(400, 'campaign.time.past');
  await holdLock(db, 'campaignRequest', requestId);
  const [known] = await db.query<{ id: number }>('select id from campaign where request_id = $1', [requestId]);
  if (known) return { id: known.id, isChanged: false };
  const textId = await inbox.addText({ merchant, texts, page });
  const added = await db.query<{ id: number }>(
    `insert into campaign (merchant, request_id, kind, reason, segment, text_id, state, starts_at, created_by, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, 'scheduled', $7, $8, $9) returning id`,
    [
      ...[merchant, requestId, kind, reason, JSON.stringify(segment), textId],
      ...[startsAtMs === null ? now : new Date(startsAtMs), by, now],
    ],
  );
  return { id: one(added).id, isChanged: true };
}

/** Stops a campaign inside a transaction; null when it had ended, else its merchant and what was delivered. */
export async function endCampaign(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  id: number,
  by: string,
): Promise<{ merchant: string; delivered: number } | null> {
  const [known] = await db.query<{ merchant: string; delivered: number; state: string }>(
    'select merchant, delivered, state from campaign where id = $1 for update',
    [id],
  );
  if (!known) throw new Refusal(404, 'campaign.unknown');
  if (known.state === 'done' || known.state === 'stopped') return null;
  await db.query("update campaign set state = 'stopped', stopped_by = $2, ended_at = $3 where id = $1", [
    id,
    by,
    clock.now(),
  ]);
  return known;
}

interface Row {
  readonly id: number;
  readonly merchant: string;
  readonly kind: (typeof campaignKinds)[number];
  readonly reason: string | null;
  readonly title: string;
  readonly state: (typeof campaignStates)[number];
  readonly segment: Segment;
  readonly afterMember: number;
  readonly delivered: number;
  readonly leftOut: number;
  readonly startsAt: Date;
  readonly endedAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly stoppedBy: string | null;
  readonly total: number;
}

/** One page of the campaigns of a merchant or of all, newest first. */
export async function readCampaigns(
  parts: Pick<Parts, 'db' | 'clock'>,
  merchant: string | null,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const rows = await parts.db.query<Row>(
    `select c.id, c.merchant, c.kind, c.reason, w.texts->'EN'->>'title' as title, c.state, c.segment,
       c.after_member as "afterMember", c.delivered, c.left_out as "leftOut", c.starts_at as "startsAt",
       c.ended_at as "endedAt", c.created_by as "createdBy", c.created_at as "createdAt", c.stopped_by as "stoppedBy",
       count(*) over () as total
     from campaign c join inbox_text w on w.id = c.text_id
     where $1::text is null or c.merchant = $1 order by c.id desc limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );
  const list = [];
  for (const { id, segment, afterMember, startsAt, endedAt, createdAt, total: _, ...row } of rows) {
    const waiting = endedAt ? 0 : await countWaiting(parts, { ...row, segment, afterMember, startsAt });
    list.push({
      ...row,
      ...{ id: String(id), waiting, startsAtMs: startsAt.getTime(), createdAtMs: createdAt.getTime() },
      endedAtMs: endedAt?.getTime() ?? null,
    });
  }
  return { total: rows[0]?.total ?? 0, list };
}

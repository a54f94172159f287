import { formatDate } from '@tessera/shared/format';
import { dayMs, minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { clubRankOf, lockMember, setRankOverride } from '../identity/index.ts';
import { ladderAt, rankName } from './ladder.ts';
import type { VipNeeds } from './needs.ts';

type Parts = Pick<VipNeeds, 'db' | 'clock' | 'inbox' | 'merchants'>;

interface Reader {
  readonly merchant: string;
  readonly language: string | null;
  readonly clubRank: number;
}

const readerOf = async ({ db }: Parts, memberId: number): Promise<Reader | undefined> =>
  (
    await db.query<Reader>('select merchant, language, club_rank as "clubRank" from member where id = $1', [memberId])
  )[0];

/** Posts which level counts now; nothing where the merchant has no levels. */
async function post(
  { db, clock, inbox, merchants }: Parts,
  memberId: number,
  reader: Reader,
  { key, rank, until }: { readonly key: string; readonly rank: number; readonly until: Date | null },
): Promise<void> {
  const profile = merchants.byCode(reader.merchant)?.profile;
  if (!profile) return;
  const ladder = await ladderAt(db, reader.merchant, clock.now());
  const reference = rankName(ladder, rank, reader.language ?? profile.defaultLanguage);
  if (reference === undefined) return;
  const detail = until ? formatDate('yyyy-MM-dd hh:mm', until.getTime(), profile.timeZone) : '';
  await inbox.post({
    ...{ merchant: reader.merchant, memberId, key, topic: until ? 'vip.set' : 'vip.set-ended' },
    facts: { reference, amountMinor: 0, detail },
  });
}

/**
 * Sets a member's level by hand until a time, or ends that with a rank of null; inside a transaction. The member gets a
 * message when another level counts from now on.
 */
export async function setRankByHand(
  parts: Parts,
  memberId: number,
  override: Parameters<typeof setRankOverride>[2],
): Promise<void> {
  const { db, clock } = parts;
  await lockMember(db, memberId);
  const reader = await readerOf(parts, memberId);
  if (!reader) return;
  const now = clock.now();
  const before = await clubRankOf(db, { id: memberId, clubRank: reader.clubRank }, now);
  const id = await setRankOverride(db, memberId, override, now);
  const rank = override.rank ?? reader.clubRank;
  const until = override.rank === null ? null : override.expiresAt;
  if (rank !== before) await post(parts, memberId, reader, { key: `vip:set:${id}`, rank, until });
}

/** Longer than an operator is down; an end from before that is no news. */
const lateMs = dayMs;

/** Tells the members whose level by hand ran out that another one counts: also one that their bets brought meanwhile. */
export const endSetRanksJob = (context: VipNeeds): Job => ({
  name: 'vip.end-set-ranks',
  everyMs: minuteMs,
  async run(now) {
    const ended = await context.db.query<{ id: number; memberId: number; rank: number }>(
      `select o.id, o.member_id as "memberId", o.rank from club_rank_override o
       join member m on m.id = o.member_id
       where o.rank is not null and o.rank <> m.club_rank and o.expires_at <= $1 and o.expires_at > $2
         and m.status <> 'closed'
         and not exists (select 1 from club_rank_override later where later.member_id = o.member_id and later.id > o.id)
         -- A change of level since then has said which one counts.
         and not exists (select 1 from vip_change v where v.member_id = o.member_id and v.at > o.expires_at)
         and not exists (select 1 from inbox_message i
           where i.merchant = m.merchant and i.key = 'vip:set:' || o.id || ':ended')`,
      [now, new Date(now.getTime() - lateMs)],
    );
    await forEachIsolated(context.log, ended, ({ id, memberId }) =>
      context.withMember(memberId, async () => {
        const reader = await readerOf(context, memberId);
        if (!reader) return;
        await post(context, memberId, reader, { key: `vip:set:${id}:ended`, rank: reader.clubRank, until: null });
      }),
    );
  },
});

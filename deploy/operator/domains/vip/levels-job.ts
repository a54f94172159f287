import { minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { rankOverrideOf, setClubRank, trialType } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { type Ladder, ladderAt, rankName } from './ladder.ts';
import { rankAfterMonth, reachedRank } from './level-rule.ts';
import { monthAfter, monthBefore, monthOf, monthStart } from './months.ts';
import type { VipNeeds } from './needs.ts';
import { turnoverOf } from './turnover.ts';

interface Month {
  readonly merchant: Merchant;
  readonly month: string;
  readonly ladder: Ladder;
  /** The levels at the begin of a month that is over; null while it runs, when nobody loses a level. */
  readonly before: Ladder | null;
}

/** Gives a member the level that a month's turnover has brought, with its message; nothing if that was done before. */
async function changeLevel(context: VipNeeds, { merchant, month, ladder, before }: Month, memberId: number) {
  const { db, clock, withMember, inbox } = context;
  await withMember(
    memberId,
    async () => {
      const [member] = await db.query<{ rank: number; language: string | null; isLowered: boolean }>(
        `select m.club_rank as rank, m.language, exists (select 1 from vip_change c
         where c.member_id = m.id and c.month = $2 and c.to_rank < c.from_rank) as "isLowered"
       from member m where m.id = $1 and m.status <> 'closed'`,
        [memberId, month],
      );
      if (!member) return;
      const turnover = await turnoverOf(db, memberId, month);
      const { rank } = member;
      const reached = Math.max(rank, reachedRank(ladder, turnover));
      const next = before && !member.isLowered ? rankAfterMonth(ladder, before, rank, turnover) : reached;
      if (next === rank) return;
      const now = clock.now();
      const [change] = await db.query<{ id: number }>(
        `insert into vip_change (merchant, member_id, from_rank, to_rank, month, at) values ($1, $2, $3, $4, $5, $6)
       returning id`,
        [merchant.code, memberId, rank, next, month, now],
      );
      await setClubRank(db, memberId, next);
      // A rank that was set by hand counts until its end, and the message of its end names this one.
      if (await rankOverrideOf(db, memberId, now)) return;
      const reference = rankName(ladder, next, member.language ?? merchant.profile.defaultLanguage) ?? '';
      await inbox.post({
        merchant: merchant.code,
        memberId,
        key: `vip:${change?.id}`,
        topic: next > rank ? 'vip.raised' : 'vip.lowered',
        facts: { reference, amountMinor: before?.[rank]?.monthlyMinor ?? 0 },
      });
    },
    'job',
  );
}

/** Members whose level a month may change: who has staked what the next one needs, and at its end who has one. */
async function concerned({ db }: VipNeeds, { merchant, month, ladder, before }: Month): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select m.id from vip_turnover t join member m on m.id = t.member_id
     where t.merchant = $1 and t.month = $2 and m.type <> $3 and t.stake_minor >= ($4::bigint[])[m.club_rank + 2]
       and (select sum(a.stake_minor) from vip_turnover a where a.member_id = m.id) >= ($5::bigint[])[m.club_rank + 2]
     union
     select m.id from member m where $6 and m.merchant = $1 and m.type <> $3 and m.club_rank > 0`,
    [
      merchant.code,
      month,
      trialType,
      ladder.map(({ monthlyMinor }) => monthlyMinor),
      ladder.map(({ totalMinor }) => totalMinor),
      before !== null,
    ],
  );
}

async function workOn(context: VipNeeds, month: Month): Promise<void> {
  const members = await concerned(context, month);
  await forEachIsolated(context.log, members, ({ id }) => changeLevel(context, month, id));
}

/** Closes every month that is over, in order, also after time was moved by several; then raises by the running one. */
async function changeLevels(context: VipNeeds, merchant: Merchant, now: Date): Promise<void> {
  const { db } = context;
  const { timeZone } = merchant.profile;
  const ladder = await ladderAt(db, merchant.code, now);
  if (ladder.length === 0) return;
  const running = monthOf(now, timeZone);
  const close = (month: string) =>
    db.query('insert into vip_month (merchant, month, closed_at) values ($1, $2, $3) on conflict do nothing', [
      merchant.code,
      month,
      now,
    ]);
  const [closed] = await db.query<{ month: string }>(
    'select max(month) as month from vip_month where merchant = $1 having max(month) is not null',
    [merchant.code],
  );
  // Levels begin with the running month: nobody loses one for the time before.
  if (!closed) await close(monthBefore(running));
  for (let month = monthAfter(closed?.month ?? monthBefore(running)); month < running; month = monthAfter(month)) {
    const before = await ladderAt(db, merchant.code, monthStart(month, timeZone));
    await workOn(context, { merchant, month, ladder, before });
    await close(month);
  }
  await workOn(context, { merchant, month: running, ladder, before: null });
}

export const levelsJob = (context: VipNeeds): Job => ({
  name: 'vip.levels',
  everyMs: minuteMs,
  run: (now) =>
    forEachIsolated(context.log, context.merchants.all(), (merchant) => changeLevels(context, merchant, now)),
});

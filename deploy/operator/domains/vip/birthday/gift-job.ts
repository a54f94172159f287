import { type Day, dayOf } from '@tessera/shared/format';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { clubRankOf } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { mayBeOffered } from '../../protection/index.ts';
import { ladderAt, levelOf } from '../ladder.ts';
import type { VipNeeds } from '../needs.ts';
import { birthdaysOn, daysUpTo } from './birthdays.ts';
import { payGift } from './pay-gift.ts';

/** How many days of downtime are made up for. */
const caughtUpDays = 7;
/** So long before the birthday an account has to be open: nobody opens one for the gift alone. */
const daysAsMember = 30;
/** How long a gift can be claimed; then it is credited by itself. */
const daysToClaim = 30;

/** Gives its gift to everybody whose birthday a day is. */
async function giveOf(context: VipNeeds, merchant: Merchant, day: Day, now: Date): Promise<void> {
  const { db, inbox, withMember, log } = context;
  const members = await db.query<{ id: number; clubRank: number }>(
    `select m.id, m.club_rank as "clubRank" from member m
     where m.merchant = $1 and substr(m.registration->>'birthday', 6, 5) = any($2::text[])
       and m.created_at <= $3::date - $4::int and ${mayBeOffered('m.id', '$5')}
       and not exists (select 1 from vip_birthday_gift g where g.member_id = m.id
         and extract(year from g.day) = extract(year from $3::date))`,
    [merchant.code, birthdaysOn(day), day, daysAsMember, now],
  );
  const ladder = await ladderAt(db, merchant.code, now);
  await forEachIsolated(log, members, (member) =>
    withMember(
      member.id,
      async () => {
        const rank = await clubRankOf(db, member, now);
        const amountMinor = levelOf(ladder, rank)?.birthdayMinor ?? 0;
        if (amountMinor === 0) return;
        const [gift] = await db.query<{ id: number }>(
          `insert into vip_birthday_gift (merchant, member_id, day, rank, amount_minor, claim_until)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
          [merchant.code, member.id, day, rank, amountMinor, new Date(now.getTime() + daysToClaim * dayMs)],
        );
        if (!gift) return;
        await inbox.post({
          ...{ merchant: merchant.code, memberId: member.id, key: `vip-birthday:${gift.id}`, topic: 'vip.birthday' },
          facts: { reference: '', amountMinor },
        });
      },
      'job',
    ),
  );
}

/** Credits what nobody has claimed in time, so that nothing is lost. */
async function creditUnclaimed(context: VipNeeds, now: Date): Promise<void> {
  const due = await context.db.query<{ id: number; memberId: number }>(
    `select g.id, g.member_id as "memberId" from vip_birthday_gift g join member m on m.id = g.member_id
     where g.status = 'open' and g.claim_until <= $1 and m.status <> 'closed' order by g.id`,
    [now],
  );
  await forEachIsolated(context.log, due, ({ id, memberId }) => payGift(context, memberId, id, 'credited'));
}

export const birthdayJob = (context: VipNeeds): Job => ({
  name: 'vip.birthday',
  everyMs: hourMs,
  async run(now) {
    await forEachIsolated(context.log, context.merchants.all(), async (merchant) => {
      const today = dayOf(now.getTime(), merchant.profile.timeZone);
      for (const day of daysUpTo(today, caughtUpDays)) await giveOf(context, merchant, day, now);
    });
    await creditUnclaimed(context, now);
  },
});

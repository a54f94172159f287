import { addDays, type Day, dayOf, dayStart } from '@tessera/shared/format';
import { lateBookingMs } from '../../bets/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { VipNeeds } from '../needs.ts';

export const cashbackSwitch = 'MANPLAYREB3';

const begin = ({ profile }: Merchant, day: Day): Date => new Date(dayStart(day, profile.timeZone));

/** When a day of the merchant begins and ends. */
export const hoursOf = (merchant: Merchant, day: Day): readonly [from: Date, until: Date] => [
  begin(merchant, day),
  begin(merchant, addDays(day, 1)),
];

/** When the cashback of a day can be claimed, and when it is credited by itself: after the whole next day. */
export const claimFrom = (merchant: Merchant, day: Day): Date =>
  new Date(begin(merchant, addDays(day, 1)).getTime() + lateBookingMs);
export const claimUntil = (merchant: Merchant, day: Day): Date => begin(merchant, addDays(day, 2));

/** The newest day that is over and booked. */
export const lastOverDay = ({ profile }: Merchant, now: Date): Day =>
  addDays(dayOf(now.getTime() - lateBookingMs, profile.timeZone), -1);

/** The first day that is not closed; before the first closing the one after the newest that is over. */
export async function firstOpenDay({ db }: Pick<VipNeeds, 'db'>, merchant: Merchant, now: Date): Promise<Day> {
  const [closed] = await db.query<{ day: Day }>(
    'select max(day)::text as day from vip_cashback_day where merchant = $1 having max(day) is not null',
    [merchant.code],
  );
  return addDays(closed?.day ?? lastOverDay(merchant, now), 1);
}

import { addDays, type Day, dayOf, dayStart } from '@tessera/shared/format';
import type { MissionPeriod } from '@tessera/shared/wire/promotions';
import { lateBookingMs } from '../bets/index.ts';
import type { Merchant } from '../merchants/index.ts';

/** One day or one week of a merchant: from its first moment to the one before the next begins. */
export interface Period {
  readonly kind: MissionPeriod;
  readonly startsOn: Day;
  /** The first day after it. */
  readonly endsOn: Day;
  /** The Monday of its week. */
  readonly week: Day;
  readonly from: Date;
  readonly until: Date;
  /** When what nobody has claimed is credited. */
  readonly closesAt: Date;
}

/** The Monday of a day's week. */
const weekOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The day or week of a merchant in which a day is. */
export function periodOf({ profile }: Merchant, kind: MissionPeriod, day: Day): Period {
  const week = weekOf(day);
  const startsOn = kind === 'daily' ? day : week;
  const endsOn = addDays(startsOn, kind === 'daily' ? 1 : 7);
  const until = new Date(dayStart(endsOn, profile.timeZone));
  return {
    ...{ kind, startsOn, endsOn, week, until },
    from: new Date(dayStart(startsOn, profile.timeZone)),
    closesAt: new Date(until.getTime() + lateBookingMs),
  };
}

/** The merchant's day at a time. */
export const todayOf = ({ profile }: Merchant, now: Date): Day => dayOf(now.getTime(), profile.timeZone);

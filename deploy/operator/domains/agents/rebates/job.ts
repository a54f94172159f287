import { addDays, dayOf } from '@tessera/shared/format';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { lateBookingMs } from '../../bets/index.ts';
import { daysBetween } from '../figures/period.ts';
import type { AgentsNeeds } from '../needs.ts';
import { creditDue, settleDay } from './settle-day.ts';

async function lastSettled({ db }: AgentsNeeds, merchant: string): Promise<string | undefined> {
  const rows = await db.query<{ day: string }>(
    'select max(day)::text as day from rebate_day where merchant = $1 having max(day) is not null',
    [merchant],
  );
  return rows[0]?.day;
}

/** Credits the rebates of every day that is over, in order, also after time was moved by several days. */
export function rebateJob(context: AgentsNeeds): Job {
  return {
    name: 'agent.rebates',
    everyMs: minuteMs,
    async run(now) {
      const { merchants } = context;
      const withAgents = merchants.all().filter((one) => merchants.isOn(one, 'MF_AGENT'));
      await forEachIsolated(context.log, withAgents, async (merchant) => {
        const yesterday = addDays(dayOf(now.getTime() - lateBookingMs, merchant.profile.timeZone), -1);
        const last = await lastSettled(context, merchant.code);
        for (const day of daysBetween(last ? addDays(last, 1) : yesterday, yesterday)) {
          await settleDay(context, merchant, day);
        }
        await creditDue(context, merchant);
      });
    },
  };
}

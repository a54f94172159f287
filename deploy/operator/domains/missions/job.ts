import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { localized } from '../../platform/localized.ts';
import type { Merchant } from '../merchants/index.ts';
import { noteCompletions, payReward } from './completions.ts';
import { type Mission, missionsIn, type Names } from './mission-store.ts';
import type { MissionsNeeds } from './needs.ts';
import { type Period, periodOf } from './periods.ts';

const perRun = 500;

interface DueMember {
  readonly id: number;
  readonly merchant: string;
}

/** The missions of each period, read once in a run. */
function periodReader({ db }: MissionsNeeds) {
  const read = new Map<string, Promise<Mission[]>>();
  return (merchant: Merchant, period: Period): Promise<Mission[]> => {
    const key = `${merchant.code} ${period.kind} ${period.startsOn}`;
    const known = read.get(key) ?? missionsIn(db, merchant.code, period);
    read.set(key, known);
    return known;
  };
}

/** The merchants where promotions are on; at the others, what changes waits until they are on again. */
const withPromotions = ({ merchants }: MissionsNeeds): string[] =>
  merchants
    .all()
    .filter((merchant) => merchants.isOn(merchant, 'MF_PROMOTIONS'))
    .map(({ code }) => code);

/** Looks at what members have settled, or had corrected, since the last run. */
async function noteDue(context: MissionsNeeds): Promise<void> {
  const { db, log, merchants, withMember } = context;
  const missionsOf = periodReader(context);
  const members = await db.query<DueMember>(
    `select m.id, m.merchant from member m
     where m.id in (
       select t.member_id from mission_tally t join member o on o.id = t.member_id
       where t.is_due and o.merchant = any($2::text[]) order by t.member_id limit $1)`,
    [perRun, withPromotions(context)],
  );
  await forEachIsolated(log, members, ({ id: memberId, merchant: code }) =>
    withMember(
      memberId,
      async () => {
        const days = await db.query<{ day: string }>(
          'update mission_tally set is_due = false where member_id = $1 and is_due returning day::text',
          [memberId],
        );
        const merchant = merchants.byCode(code);
        if (!merchant) return;
        const touched = days.flatMap(({ day }) => [
          periodOf(merchant, 'daily', day),
          periodOf(merchant, 'weekly', day),
        ]);
        const periods = new Map(touched.map((period) => [`${period.kind} ${period.startsOn}`, period]));
        for (const [, period] of [...periods].sort(([one], [other]) => one.localeCompare(other)))
          await noteCompletions(context, {
            ...{ merchant, memberId, period },
            missions: await missionsOf(merchant, period),
          });
      },
      'job',
    ),
  );
}

interface Unfunded extends DueMember {
  readonly period: Period['kind'];
  readonly startsOn: string;
}

/** Budgets that were raised while a period runs pay what was completed without them. */
async function noteFunded(context: MissionsNeeds, now: Date): Promise<void> {
  const { db, log, merchants, withMember } = context;
  const rows = await db.query<Unfunded>(
    `select distinct c.member_id as id, c.merchant, s.period, c.starts_on::text as "startsOn"
     from mission_completion c join mission s on s.merchant = c.merchant and s.id = c.mission_id
     where c.status = 'unfunded' and c.closes_at > $1
       and (s.budget_minor is null or s.granted_minor + c.reward_minor <= s.budget_minor)
       and c.merchant = any($3::text[])
     order by id limit $2`,
    [now, perRun, withPromotions(context)],
  );
  const missionsOf = periodReader(context);
  await forEachIsolated(log, rows, ({ id: memberId, merchant: code, period: kind, startsOn }) =>
    withMember(
      memberId,
      async () => {
        const merchant = merchants.byCode(code);
        if (!merchant) return;
        const period = periodOf(merchant, kind, startsOn);
        await noteCompletions(context, { merchant, memberId, period, missions: await missionsOf(merchant, period) });
      },
      'job',
    ),
  );
}

interface Unclaimed {
  readonly id: number;
  readonly memberId: number;
  readonly merchant: string;
  readonly names: Names;
  readonly language: string | null;
}

/** Credits what nobody has claimed until the end of its period, so that nothing is lost. */
async function creditUnclaimed(context: MissionsNeeds, now: Date): Promise<void> {
  const { db, log, withMember, inbox, merchants } = context;
  const due = await db.query<Unclaimed>(
    `select c.id, c.member_id as "memberId", c.merchant, r.names, m.language from mission_completion c
     join member m on m.id = c.member_id
     join mission_version r on r.merchant = c.merchant and r.mission_id = c.mission_id and r.version = c.version
     where c.status = 'open' and c.closes_at <= $1 and m.status <> 'closed' order by c.id`,
    [now],
  );
  await forEachIsolated(log, due, ({ id, memberId, merchant, names, language }) =>
    withMember(
      memberId,
      async () => {
        const paid = await payReward(context, memberId, id, 'credited');
        if (!paid) return;
        const reader = language ?? merchants.byCode(merchant)?.profile.defaultLanguage ?? 'EN';
        await inbox.post({
          ...{ merchant, memberId, key: `mission:${id}`, topic: 'mission.credited' },
          facts: { reference: localized(names, reader), amountMinor: paid.amountMinor },
        });
      },
      'job',
    ),
  );
}

/** Notes completions a few seconds after the bets, and pays at the end of each period what was not claimed. */
export const missionsJob = (context: MissionsNeeds): Job => ({
  name: 'missions',
  everyMs: 5_000,
  async run(now) {
    await noteDue(context);
    await noteFunded(context, now);
    await creditUnclaimed(context, now);
  },
});

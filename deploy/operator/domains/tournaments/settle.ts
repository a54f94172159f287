import { minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { localized } from '../../platform/localized.ts';
import { poolPaid } from '../ledger/index.ts';
import { countBoard } from './board.ts';
import type { TournamentsNeeds } from './needs.ts';
import { repeatWeekly, returnPrizes } from './publish.ts';
import { finalAt, settleWithinMs, type Tournament, tournamentColumns, tournamentPool } from './tournament.ts';

/** Fixes the results of a tournament whose scores are final, once, and gives back what nobody has won. */
async function fixResults(context: TournamentsNeeds, id: number): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async () => {
    const [tournament] = await db.query<Tournament>(
      `select ${tournamentColumns} from tournament t where t.id = $1 and t.status = 'published' for update`,
      [id],
    );
    const now = clock.now();
    if (!tournament || now < finalAt(tournament)) return;
    const rows = await countBoard(context, tournament);
    await db.query(
      `insert into tournament_result (tournament_id, member_id, merchant, place, score, rounds, reached_at, source,
         prize_minor, payment)
       select $1, r."memberId", $2, r.place, r.score, r.rounds, r."reachedAt", r.source, r."prizeMinor",
         case when r."prizeMinor" > 0 then 'due' else 'none' end
       from jsonb_to_recordset($3::jsonb) as r ("memberId" bigint, place int, score bigint, rounds int,
         "reachedAt" timestamptz, source text, "prizeMinor" bigint)`,
      [id, tournament.merchant, JSON.stringify(rows)],
    );
    await db.query("update tournament set status = 'settled', settled_at = $2 where id = $1", [id, now]);
    const won = rows.reduce((sum, { prizeMinor }) => sum + prizeMinor, 0);
    await returnPrizes(context, tournament, tournament.budgetMinor - won, 'returned');
  });
}

interface DuePrize {
  readonly id: number;
  readonly memberId: number;
}

/** Pays a prize that was won, with its message, once; that of an account that was closed since goes back to the house. */
async function payPrize(context: TournamentsNeeds, { id, memberId }: DuePrize): Promise<void> {
  const { db, clock, ledger, inbox, merchants, withMember } = context;
  await withMember(memberId, async () => {
    const [paid] = await db.query<{
      merchant: string;
      prizeMinor: number;
      payment: 'paid' | 'returned';
      language: string | null;
      texts: Tournament['plan']['texts'];
    }>(
      `update tournament_result r set paid_at = $3, payment = case when m.status = 'closed' then 'returned' else 'paid' end
       from member m, tournament t
       where r.tournament_id = $1 and r.member_id = $2 and r.payment = 'due' and m.id = r.member_id and t.id = r.tournament_id
       returning r.merchant, r.prize_minor as "prizeMinor", r.payment, m.language, t.plan->'texts' as texts`,
      [id, memberId, clock.now()],
    );
    if (!paid) return;
    const { merchant, prizeMinor, payment, language, texts } = paid;
    if (payment === 'returned') return returnPrizes(context, { id, merchant }, prizeMinor, `returned:${memberId}`);
    const movement = poolPaid(
      { merchant, pool: tournamentPool(id), amountMinor: prizeMinor },
      `prize:${memberId}`,
      memberId,
    );
    await ledger.post(movement);
    const reader = language ?? merchants.byCode(merchant)?.profile.defaultLanguage ?? 'EN';
    await inbox.post({
      ...{ merchant, memberId, key: movement.key, topic: 'tournament.won' },
      facts: { reference: localized(texts, reader).name, amountMinor: prizeMinor },
    });
  });
}

/** Settles what is over, also after time was moved; pays what is due, also after a settlement that was cut off. */
export const tournamentsJob = (context: TournamentsNeeds): Job => ({
  name: 'tournaments',
  everyMs: minuteMs / 4,
  async run(now) {
    const { db, log } = context;
    const over = await db.query<{ id: number }>(
      "select id from tournament where status = 'published' and over_at <= $1 order by over_at, id",
      [new Date(now.getTime() - settleWithinMs)],
    );
    await forEachIsolated(log, over, ({ id }) => fixResults(context, id));
    const due = await db.query<DuePrize>(
      `select tournament_id as id, member_id as "memberId" from tournament_result where payment = 'due'
       order by tournament_id, place, member_id`,
    );
    await forEachIsolated(log, due, (prize) => payPrize(context, prize));
    const begun = await db.query<{ id: number }>(
      `select t.id from tournament t where t.is_weekly and t.status <> 'cancelled' and t.stopped_at is null and t.starts_at <= $1
         and not exists (select 1 from tournament n where n.repeats = t.id)`,
      [now],
    );
    await forEachIsolated(log, begun, ({ id }) => repeatWeekly(context, id));
  },
});

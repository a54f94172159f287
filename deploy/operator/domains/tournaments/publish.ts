import { one } from '@tessera/database/database';
import { prizeSum, type TournamentPlan, tournamentPlan } from '@tessera/shared/wire/promotions';
import * as v from 'valibot';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized } from '../../platform/localized.ts';
import { poolReserved, poolReturned } from '../ledger/index.ts';
import type { TournamentsNeeds } from './needs.ts';
import { type Tournament, tournamentColumns, tournamentPool } from './tournament.ts';

type Parts = Pick<TournamentsNeeds, 'db' | 'clock' | 'ledger'>;

export interface NewTournament {
  readonly merchant: string;
  readonly plan: TournamentPlan;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isWeekly: boolean;
  /** The one of the week before. */
  readonly repeats?: number;
}

/** Publishes a tournament and sets its prizes aside; undefined where the week before was repeated already. */
export async function publishTournament(
  { db, clock, ledger }: Parts,
  { merchant, plan, startsAt, endsAt, isWeekly, repeats }: NewTournament,
  by: string,
): Promise<number | undefined> {
  const checked = v.parse(tournamentPlan, plan);
  const budgetMinor = prizeSum(checked.prizes);
  const now = clock.now();
  if (endsAt <= startsAt || endsAt <= now) throw new Refusal(400, 'tournament.ends.early');
  return db.transaction(async () => {
    const [added] = await db.query<{ id: number }>(
      `insert into tournament (merchant, plan, starts_at, ends_at, budget_minor, is_weekly, repeats, created_by, created_at)
       values ($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9) on conflict (repeats) do nothing returning id`,
      [merchant, JSON.stringify(checked), startsAt, endsAt, budgetMinor, isWeekly, repeats ?? null, by, now],
    );
    if (!added) return undefined;
    await ledger.post(poolReserved({ merchant, pool: tournamentPool(added.id), amountMinor: budgetMinor }));
    return added.id;
  });
}

/** Gives prizes that nobody gets back to the house. */
export async function returnPrizes(
  { ledger }: Pick<TournamentsNeeds, 'ledger'>,
  { id, merchant }: Pick<Tournament, 'id' | 'merchant'>,
  amountMinor: number,
  name: string,
): Promise<void> {
  if (amountMinor === 0) return;
  await ledger.post(poolReturned({ merchant, pool: tournamentPool(id), amountMinor }, name));
}

type EndParts = Parts & Pick<TournamentsNeeds, 'inbox' | 'merchants'>;

async function lock({ db }: EndParts, id: number): Promise<Tournament> {
  const [found] = await db.query<Tournament>(
    `select ${tournamentColumns} from tournament t where t.id = $1 for update`,
    [id],
  );
  if (!found) throw new Refusal(404, 'tournament.unknown');
  return found;
}

/** A message to everybody who takes part, in the transaction of what it is about. */
async function notifyPlayers(
  { db, inbox, merchants }: EndParts,
  { id, merchant, plan }: Tournament,
  topic: 'tournament.cancelled' | 'tournament.stopped',
): Promise<void> {
  const players = await db.query<{ memberId: number; language: string | null }>(
    `select e.member_id as "memberId", m.language from tournament_entry e join member m on m.id = e.member_id
     where e.tournament_id = $1 and e.left_at is null order by e.member_id`,
    [id],
  );
  const standard = merchants.byCode(merchant)?.profile.defaultLanguage ?? 'EN';
  for (const { memberId, language } of players)
    await inbox.post({
      ...{ merchant, memberId, key: `${topic}:${id}:${memberId}`, topic },
      facts: { reference: localized(plan.texts, language ?? standard).name, amountMinor: 0 },
    });
}

/** What is stored with a decision at the console, in its transaction. */
type Record = (tournament: Tournament) => Promise<void>;

/** Takes back a tournament that has not begun: its prizes go back to the house. False when that was done before. */
export const cancelTournament = (context: EndParts, id: number, record: Record): Promise<boolean> =>
  context.db.transaction(async () => {
    const tournament = await lock(context, id);
    if (tournament.status === 'cancelled') return false;
    if (context.clock.now() >= tournament.startsAt) throw new Refusal(409, 'tournament.begun');
    await context.db.query("update tournament set status = 'cancelled' where id = $1", [id]);
    await returnPrizes(context, tournament, tournament.budgetMinor, 'cancelled');
    await notifyPlayers(context, tournament, 'tournament.cancelled');
    await record(tournament);
    return true;
  });

/** Ends a running tournament now: prizes are paid by the scores of this moment. False when that was done before. */
export const stopTournament = (context: EndParts, id: number, record: Record): Promise<boolean> =>
  context.db.transaction(async () => {
    const tournament = await lock(context, id);
    if (tournament.stoppedAt) return false;
    const now = context.clock.now();
    if (tournament.status !== 'published' || now < tournament.startsAt || now >= tournament.overAt)
      throw new Refusal(409, 'tournament.not.running');
    await context.db.query('update tournament set stopped_at = $2 where id = $1', [id, now]);
    await notifyPlayers(context, tournament, 'tournament.stopped');
    await record(tournament);
    return true;
  });

/** Publishes a weekly tournament again for the next week, by the clock of the merchant; weeks that are over are left out. */
export async function repeatWeekly(context: Parts & Pick<TournamentsNeeds, 'merchants'>, id: number): Promise<void> {
  const { db, clock, merchants } = context;
  const [tournament] = await db.query<Tournament>(`select ${tournamentColumns} from tournament t where t.id = $1`, [
    id,
  ]);
  const zone = tournament && merchants.byCode(tournament.merchant)?.profile.timeZone;
  if (!tournament || !zone) return;
  const { startsAt, endsAt } = one(
    await db.query<{ startsAt: Date; endsAt: Date }>(
      `select (($1::timestamptz at time zone $3) + w.n * interval '7 days') at time zone $3 as "startsAt",
         (($2::timestamptz at time zone $3) + w.n * interval '7 days') at time zone $3 as "endsAt"
       from (select 1 + greatest(0, floor(extract(epoch from $4::timestamptz - $2::timestamptz) / 604800))::int as n) w`,
      [tournament.startsAt, tournament.endsAt, zone, clock.now()],
    ),
  );
  const { merchant, plan } = tournament;
  await publishTournament(context, { merchant, plan, startsAt, endsAt, isWeekly: true, repeats: id }, 'weekly');
}

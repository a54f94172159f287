import type { Database } from '@tessera/database/database';
import { addDays, dayOf, formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportTeamTrend, figureNames, getTeamTrend } from '@tessera/shared/wire/agent';
import { unitFor } from '../../../platform/localized.ts';
import type { Call, Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { answerFile, oneBatch } from '../record/export-file.ts';
import { requireAgent } from '../scope.ts';
import { figureColumns, figureSums, noFigures, plus, type StoredFigures, withNet } from './figures.ts';
import { type DayPart, type Days, periodOf } from './period.ts';
import { activeBettors, figuresOfDays } from './team-figures.ts';

interface PlaceRow extends StoredFigures {
  readonly at: string | Date;
  readonly branch: number;
}

interface Point {
  readonly own: StoredFigures;
  readonly below: StoredFigures;
  readonly activeBettors: number;
}

const wirePoint = (atMs: number, { own, below, activeBettors }: Point) => ({
  atMs,
  ...withNet(plus(own, below)),
  income: own.rebate + own.wages + own.dividend,
  activeBettors,
});

function pointAt(rows: readonly PlaceRow[], isHere: (row: PlaceRow) => boolean, activeBettors: number): Point {
  const here = rows.filter(isHere);
  return {
    own: here.find(({ branch }) => branch === 0) ?? noFigures,
    below: here.find(({ branch }) => branch === -1) ?? noFigures,
    activeBettors,
  };
}

/** Figures of each of the hours, the last of which ends at `endMs`. */
async function hourPoints(db: Database, agent: Member, hours: readonly number[], endMs: number) {
  const begun = hours.filter((at) => at < endMs);
  const span = [agent.id, new Date(begun[0] ?? endMs), new Date(endMs)];
  const starts = begun.map((at) => new Date(at).toISOString());
  const [rows, first] = await Promise.all([
    db.query<PlaceRow>(
      `select hour as at, branch_id as branch, ${figureSums} from team_hours($1, $2, $3) group by 1, 2`,
      span,
    ),
    db.query<{ place: number; members: number }>(
      `select width_bucket(at, $4::timestamptz[]) as place, sum(members)::int as members
       from team_first_bets_by_hour($1, $2, $3) group by 1`,
      [...span, starts],
    ),
  ]);
  return begun.map((atMs, index) =>
    wirePoint(
      atMs,
      pointAt(
        rows,
        ({ at }) => (at as Date).getTime() === atMs,
        first.find(({ place }) => place === index + 1)?.members ?? 0,
      ),
    ),
  );
}

/** Figures of each of the days. */
async function dayPoints(
  db: Database,
  agent: Member,
  { from, to }: Days,
  starts: readonly (readonly [string, number])[],
) {
  const [rows, active] = await Promise.all([
    db.query<PlaceRow>(
      `select day::text as at, branch_id as branch, ${figureSums}
       from (select day, branch_id, ${figureColumns} from team_figures($1, $2::date, $3::date) where branch_id in (0, -1)) f
       group by 1, 2`,
      [agent.id, from, to],
    ),
    db.query<{ day: string; members: number }>(
      'select day::text as day, members from team_active_by_day($1, $2::date, $3::date)',
      [agent.id, from, to],
    ),
  ]);
  return starts.map(([name, atMs]) =>
    wirePoint(
      atMs,
      pointAt(rows, ({ at }) => at === name, active.find(({ day }) => day === name)?.members ?? 0),
    ),
  );
}

/** Figures of a part of a day, as the only point. */
async function partPoint(db: Database, agent: Member, part: DayPart) {
  const noDays = { from: part.day, to: addDays(part.day, -1) };
  const [figures, bettors] = await Promise.all([
    figuresOfDays(db, agent, noDays, part),
    activeBettors(db, agent, noDays, part),
  ]);
  return [wirePoint(part.fromMs, { ...figures, activeBettors: bettors })];
}

type Asked = Pick<Call<typeof exportTeamTrend, Member>, 'request' | 'member' | 'merchant'>;

async function trendOf({ clock, db }: AgentsNeeds, { merchant, member, request }: Asked) {
  requireAgent(member);
  const { timeZone } = merchant.profile;
  const asOfMs = clock.now().getTime();
  const period = periodOf(request, asOfMs, timeZone);
  const named = (places: readonly number[]) => places.map((atMs) => [dayOf(atMs, timeZone), atMs] as const);
  const answer = { asOfMs, days: period.days, bucket: period.bucket, places: [...period.places] };
  if (period.bucket === 'hour') {
    // A day is compared hour by hour with the whole day before.
    const [points, previous] = await Promise.all([
      hourPoints(db, member, period.places, period.current.toMs),
      hourPoints(db, member, period.previousPlaces, period.previousEndMs),
    ]);
    return { ...answer, points, previous };
  }
  const { previousDays, previousPart, previousPlaces } = period;
  const whole = named(previousPlaces).filter(([day]) => day <= previousDays.to);
  const [points, previous, last] = await Promise.all([
    dayPoints(db, member, period.days, named(period.places)),
    dayPoints(db, member, previousDays, whole),
    previousPart ? partPoint(db, member, previousPart) : [],
  ]);
  return { ...answer, points, previous: [...previous, ...last] };
}

/** The figures of a team place by place, and those of the period as a file. */
export function answerTeamTrend(context: AgentsNeeds): void {
  context.routes.handleMember(getTeamTrend, async (call) => {
    const { days: _, ...trend } = await trendOf(context, call);
    return trend;
  });

  answerFile(context, exportTeamTrend, async (call, { heads, figures }) => {
    const { currency, profile } = call.merchant;
    const { points, bucket, days } = await trendOf(context, call);
    const pattern = bucket === 'hour' ? 'yyyy-MM-dd hh:mm' : 'yyyy-MM-dd';
    const amount = (minor: number) => minorToDecimal(minor, currency);
    return {
      name: 'team-by-time',
      days,
      head: [
        heads.time,
        ...[...figureNames.map((figure) => figures[figure]), heads.income].map(
          (name) => `${name} (${unitFor(currency, call.language)})`,
        ),
        heads.activeBettors,
      ],
      batches: oneBatch(
        points.map((point) => [
          formatDate(pattern, point.atMs, profile.timeZone),
          ...[...figureNames.map((figure) => amount(point[figure])), amount(point.income), point.activeBettors],
        ]),
      ),
    };
  });
}

import type { Database } from '@tessera/database/database';
import type { TournamentRule } from '@tessera/shared/wire/promotions';
import { lastSettlement, type Tournament } from './tournament.ts';

/** What a player has come to by the rounds that count. */
export interface Score {
  readonly memberId: number;
  readonly username: string;
  /** Whether the board may show the masked name. */
  readonly isShown: boolean;
  /** Hundredths of a multiple, or points; null until a round has counted. */
  readonly score: number | null;
  readonly rounds: number;
  readonly roundsLeft: number;
  /** When the round was settled with which the score was reached, and how many rounds it took. */
  readonly reachedAt: Date | null;
  readonly roundsToReach: number | null;
  readonly source: string | null;
  /** Null while not ranked. */
  readonly place: number | null;
}

/** SQL: the score after each round `r` of a member, which never falls from one round to the next. */
const scoreAfter = (rule: TournamentRule): string => {
  const ofMember = 'partition by r.member_id order by r.n';
  if (rule.kind === 'best-multiple') return `max(r.multiple) over (${ofMember})`;
  if (rule.kind === 'points-per-win')
    return `sum(case when r.payout_minor > r.stake_minor then least(r.multiple / 100, ${rule.cap}) else 0 end) over (${ofMember})`;
  return `max(r.run) over (${ofMember})`;
};
/** SQL: the rounds that count, and where the rule needs it the multiples of the rounds `last` and the sum of the best ones. */
const withRuns = (rule: TournamentRule): string =>
  rule.kind === 'best-run'
    ? `runs as (
         select c.*, array_agg(c.multiple) over (
           partition by c.member_id order by c.n rows ${rule.rounds - 1} preceding) as last from counted c),
       r as (
         select runs.*, (select sum(best.multiple) from (
           select m.multiple from unnest(runs.last) as m (multiple) order by m.multiple desc limit ${rule.best}) best) as run
         from runs)`
    : 'r as (select * from counted)';

/**
 * The scores of everybody who takes part, the ranked ones first in their order; with `memberId` of that member alone,
 * without a place. Rounds count as they stand now, in the order in which they were settled, from joining on.
 */
export function readScores(db: Database, tournament: Tournament, memberId: number | null = null): Promise<Score[]> {
  const { id, plan, startsAt, overAt } = tournament;
  const { rule, products, games, minimumStakeMinor, minimumRounds, maximumRounds } = plan;
  return db.query<Score>(
    `with entry as (
       select e.member_id, m.username, m.shows_wins and m.status = 'active' as is_shown, greatest(e.joined_at, $2) as from_at,
         $8::bigint - coalesce((select sum(b.used_rounds) from tournament_entry b
           where b.tournament_id = e.tournament_id and b.member_id = e.member_id and b.left_at is not null), 0) as most
       from tournament_entry e join member m on m.id = e.member_id and m.status <> 'closed'
       where e.tournament_id = $1 and e.left_at is null and ($10::bigint is null or e.member_id = $10)),
     counted as (
       select e.member_id, x.*, x.payout_minor * 100 / x.stake_minor as multiple,
         row_number() over (partition by e.member_id order by x.settled_at, x.id) as n
       from entry e cross join lateral (
         select s.id, s.source, s.settled_at, b.stake_minor, b.payout_minor
         from settled_stake s join bet b on b.source = s.source
         where s.member_id = e.member_id and s.bet_at >= e.from_at and s.bet_at < $3 and s.settled_at <= $4
           and s.corrects is null and b.status in ('won', 'lost', 'tie')
           and b.stake_minor >= $5 and b.category = any($6::text[]) and (cardinality($7::text[]) = 0 or b.game = any($7::text[]))
         order by s.settled_at, s.id limit greatest(e.most, 0)) x),
     ${withRuns(rule)},
     after as (
       select r.member_id, r.n, r.source, r.settled_at, ${scoreAfter(rule)}::bigint as score,
         count(*) over (partition by r.member_id) as rounds
       from r),
     final as (select distinct on (member_id) * from after order by member_id, score desc, n),
     ranked as (
       select member_id, rank() over (order by score desc, settled_at, n) as place
       from final where score > 0 and rounds >= $9 and $10::bigint is null)
     select e.member_id as "memberId", e.username, e.is_shown as "isShown", f.score, coalesce(f.rounds, 0) as rounds,
       greatest(e.most - coalesce(f.rounds, 0), 0) as "roundsLeft", f.settled_at as "reachedAt", f.n as "roundsToReach",
       f.source, k.place
     from entry e left join final f on f.member_id = e.member_id left join ranked k on k.member_id = e.member_id
     order by k.place nulls last, e.member_id`,
    [
      ...[id, startsAt, overAt, lastSettlement(tournament), minimumStakeMinor, products, games],
      ...[maximumRounds, minimumRounds, memberId],
    ],
  );
}

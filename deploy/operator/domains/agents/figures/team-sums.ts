import { type Database, one } from '@tessera/database/database';
import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import type { Member } from '../../identity/index.ts';
import { figureSums, plus, type StoredFigures, storedFigures } from './figures.ts';
import type { Span } from './period.ts';
import { activeBettors, figuresOfDays } from './team-figures.ts';

/** What a team came to in a span, from the ledger: its agent's own account and everybody below it at the time. */
export interface TeamSums {
  /** Stakes whose bets were settled, as they were settled; with corrections. */
  readonly validBetMinor: number;
  readonly payoutMinor: number;
  readonly rebateMinor: number;
  /** Whatever else the operator has credited; dividends and wages are none of it. */
  readonly bonusMinor: number;
  /** Accounts with a valid bet. */
  readonly activeMembers: number;
}

const sumsOf = ({ settled, payout, rebate, bonus }: StoredFigures, activeMembers: number): TeamSums => ({
  validBetMinor: settled,
  payoutMinor: payout,
  rebateMinor: rebate,
  bonusMinor: bonus,
  activeMembers,
});

/** A part of a day, an hour or five minutes: few enough movements to be read. */
async function sumsOfMovements(
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  { fromMs, toMs }: Span,
): Promise<TeamSums> {
  const rows = await db.query<StoredFigures & { bettors: number }>(
    `with moved as (
       select * from team_movement_figures
       where merchant = $2 and flow = any($5::text[]) and at >= $3 and at < $4 and path like '%/' || $1::bigint || '/%')
     select ${figureSums},
       (select count(*) from (select 1 from moved where flow = 'settled' group by member_id having sum(settled) > 0) b)::int as bettors
     from moved`,
    [agent.id, agent.merchant, new Date(fromMs), new Date(toMs), storedFigures],
  );
  const { bettors, ...sums } = one(rows);
  return sumsOf(sums, bettors);
}

/** Everything that contracts and their bills read of the figures. */
export async function teamSums(
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  span: Span,
  timeZone: string,
): Promise<TeamSums> {
  const [from, to] = [dayOf(span.fromMs, timeZone), dayOf(span.toMs, timeZone)];
  const isWhole = dayStart(from, timeZone) === span.fromMs && dayStart(to, timeZone) === span.toMs;
  if (!isWhole) return sumsOfMovements(db, agent, span);
  const days = { from, to: addDays(to, -1) };
  const [{ own, below }, bettors] = await Promise.all([figuresOfDays(db, agent, days), activeBettors(db, agent, days)]);
  return sumsOf(plus(own, below), bettors);
}

const counted = ['settled', 'payout', 'rebate', 'bonus'] as const;

/**
 * When a team first moved anything that counts, in a span, or the beginning of an hour in which it moved anything at all: what an
 * hour adds up to may be nothing although its parts are not.
 */
export async function firstPlay(
  db: Database,
  agent: Pick<Member, 'id'>,
  { fromMs, toMs }: Span,
): Promise<number | undefined> {
  const rows = await db.query<{ at: Date | null }>(
    `select least(
       (select min(greatest(hour, $2::timestamptz)) from team_hour
        where account_id = $1 and hour > $2::timestamptz - interval '1 hour' and hour < $3),
       (select min(at) from team_movement where member_id = $1 and at >= $2 and at < $3 and flow = any($4::text[])),
       (select min(at) from unfolded_team($1) where at >= $2 and at < $3 and flow = any($4::text[]))) as at`,
    [agent.id, new Date(fromMs), new Date(toMs), counted],
  );
  return one(rows).at?.getTime();
}

import { type Database, one } from '@tessera/database/database';
import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import type { Member } from '../../identity/index.ts';
import { figureSums, plus, type StoredFigures, storedFigures } from './figures.ts';
import type { Span } from './period.ts';
import { figuresOfDays } from './team-figures.ts';

/** What a team came to in a span, from the ledger: its agent's own account and everybody below it at the time. */
export interface TeamSums {
  /** Stakes whose bets were settled, as they were settled; with corrections. */
  readonly validBetMinor: number;
  readonly payoutMinor: number;
  readonly rebateMinor: number;
  /** Whatever else the operator has credited; dividends and wages are none of it. */
  readonly bonusMinor: number;
  /** Accounts whose settled stakes of the span come to more than nothing. */
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
async function figuresOfMovements(
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  { fromMs, toMs }: Span,
): Promise<StoredFigures> {
  const rows = await db.query<StoredFigures>(
    `select ${figureSums} from team_movement_figures
     where merchant = $2 and flow = any($5::text[]) and at >= $3 and at < $4 and path like '%/' || $1::bigint || '/%'`,
    [agent.id, agent.merchant, new Date(fromMs), new Date(toMs), storedFigures],
  );
  return one(rows);
}

/** Counts the accounts with a valid bet in the teams of a merchant, of all these agents at once: one pass over a period. */
export class ActiveMembers {
  readonly #db: Database;
  readonly #merchant: string;
  readonly #agentIds: readonly number[];
  readonly #counted = new Map<string, ReadonlyMap<number, number>>();

  constructor(db: Database, merchant: string, agentIds: readonly number[]) {
    this.#db = db;
    this.#merchant = merchant;
    this.#agentIds = agentIds;
  }

  /** Of a period that is over: it is counted once. */
  async of(agentId: number, { fromMs, toMs }: Span): Promise<number> {
    const key = `${fromMs} ${toMs}`;
    const known = this.#counted.get(key) ?? (await this.#count(fromMs, toMs));
    this.#counted.set(key, known);
    return known.get(agentId) ?? 0;
  }

  async #count(fromMs: number, toMs: number): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#db.query<{ agent: number; members: number }>(
      `with played as (
         select member_id, path, sum(amount_minor) as settled from team_movement
         where merchant = $1 and flow = 'settled' and at >= $2 and at < $3 group by 1, 2),
       active as (
         select a.id, p.member_id from played p cross join lateral unnest(path_ids(p.path)) as a (id)
         where a.id = any($4::bigint[]) group by 1, 2 having sum(p.settled) > 0)
       select id as agent, count(*)::int as members from active group by 1`,
      [this.#merchant, new Date(fromMs), new Date(toMs), this.#agentIds],
    );
    return new Map(rows.map(({ agent, members }) => [agent, members]));
  }
}

/** Everything that contracts and their bills read of the figures. */
export async function teamSums(
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  span: Span,
  timeZone: string,
  active: ActiveMembers,
): Promise<TeamSums> {
  const activeMembers = await active.of(agent.id, span);
  const [from, to] = [dayOf(span.fromMs, timeZone), dayOf(span.toMs, timeZone)];
  const isWhole = dayStart(from, timeZone) === span.fromMs && dayStart(to, timeZone) === span.toMs;
  if (!isWhole) return sumsOf(await figuresOfMovements(db, agent, span), activeMembers);
  const { own, below } = await figuresOfDays(db, agent, { from, to: addDays(to, -1) });
  return sumsOf(plus(own, below), activeMembers);
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

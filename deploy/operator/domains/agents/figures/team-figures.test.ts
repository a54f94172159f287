import { addDays, dayOf } from '@tessera/shared/format';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { type Random, seededRandom } from '../../../platform/clock/random.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { type Member, memberColumns } from '../../identity/members/member.ts';
import { childRows } from './branch-rows.ts';
import { noFigures, plus, type StoredFigures } from './figures.ts';
import { foldTeamFigures } from './job.ts';
import { activeBettors, figuresOfDays, teamStatus } from './team-figures.ts';

const zone = 'Asia/Seoul';
const length = 12;

/** What happened to a member, with everybody who was above it then, from the top down, and itself. */
interface Fact {
  readonly memberId: number;
  readonly team: readonly number[];
  readonly atMs: number;
  readonly figure: keyof StoredFigures;
  readonly amountMinor: number;
}

/** A tree of accounts whose members bet, deposit and give to each other, and are moved; with its own record of it. */
class History {
  readonly facts: Fact[] = [];
  readonly above = new Map<number, number | null>();
  readonly #random: Random;
  readonly #db: Parameters<typeof figuresOfDays>[0];
  readonly #seed: number;

  constructor(db: Parameters<typeof figuresOfDays>[0], seed: number) {
    this.#db = db;
    this.#seed = seed;
    this.#random = seededRandom(`team-${seed}`);
  }

  #pick<T>(of: readonly T[]): T {
    return of[this.#random.int(of.length)] as T;
  }

  teamOf(id: number): number[] {
    const above = this.above.get(id);
    return above === null || above === undefined ? [id] : [...this.teamOf(above), id];
  }

  async #account(parent: number | null, at: Date): Promise<number> {
    const [row] = await this.#db.query<{ id: number }>(
      `insert into member (merchant, username, type, parent_id, created_at) values ('aurora', $1, $2, $3, $4) returning id`,
      [`h${this.#seed}x${this.above.size}`, parent === null || this.#random.int(2) === 0 ? 41 : 0, parent, at],
    );
    const id = row?.id ?? 0;
    this.above.set(id, parent);
    return id;
  }

  async #post(
    kind: string,
    figure: keyof StoredFigures,
    memberId: number,
    amountMinor: number,
    atMs: number,
    other = 0,
  ) {
    const owner = other > 0 ? `player:${other}` : 'house';
    const lines = [
      { owner: `player:${memberId}`, kind: 'player_cash', amount: amountMinor },
      { owner, kind: other > 0 ? 'player_cash' : 'bank_clearing', amount: -amountMinor },
    ];
    await this.#db.query(`select post_movement('aurora', $1, $2, $3::jsonb, '', '{}', $4)`, [
      `history-${this.#seed}-${this.facts.length}`,
      kind,
      JSON.stringify(lines),
      new Date(atMs),
    ]);
    const isOut = figure === 'bet' || figure === 'withdrawal';
    const note = (id: number, amount: number) =>
      this.facts.push({ memberId: id, team: this.teamOf(id), atMs, figure, amountMinor: isOut ? -amount : amount });
    note(memberId, amountMinor);
    if (other > 0) note(other, -amountMinor);
  }

  /** Puts an account under another one that is not below it. */
  async #move(atMs: number): Promise<void> {
    const all = [...this.above.keys()];
    const moved = this.#pick(all.slice(1));
    const targets = all.filter((id) => !this.teamOf(id).includes(moved) && id !== this.above.get(moved));
    if (targets.length === 0) return;
    const parent = this.#pick(targets);
    await this.#db.query('select move_member($1, $2, $3)', [moved, parent, new Date(atMs)]);
    this.above.set(moved, parent);
  }

  async live(fromMs: number): Promise<void> {
    const root = await this.#account(null, new Date(fromMs));
    for (let n = 0; n < 11; n += 1) {
      const parent = this.#random.int(4) === 0 ? root : this.#pick([...this.above.keys()]);
      await this.#account(parent, new Date(fromMs));
    }
    for (const id of this.above.keys()) await this.#post('deposit', 'deposit', id, 1_000_000, fromMs);
    for (let hour = 1; hour < length * 24; hour += 1 + this.#random.int(3)) {
      const atMs = fromMs + hour * hourMs + this.#random.int(hourMs);
      const id = this.#pick([...this.above.keys()]);
      const amount = 100 + this.#random.int(5000);
      const act = this.#random.int(20);
      if (act < 9) await this.#post('bet', 'bet', id, -amount, atMs);
      else if (act < 12) await this.#post('payout', 'payout', id, amount, atMs);
      else if (act < 14) await this.#takeBack(id, atMs);
      else if (act === 14) await this.#post('rebate', 'rebate', id, amount, atMs);
      else if (act === 15) await this.#post('bonus', 'bonus', id, amount, atMs);
      else if (act === 16) await this.#post('transfer', 'transfer', id, amount, atMs, this.above.get(id) ?? 0);
      else if (act === 17) await this.#move(atMs);
      else await this.#db.query('select fold_team_figures($1)', [1 + this.#random.int(30)]);
    }
  }

  /** A bet of the member comes back whole, on whatever later day. */
  async #takeBack(id: number, atMs: number): Promise<void> {
    const bet = this.facts.findLast(
      ({ memberId, figure, amountMinor }) => memberId === id && figure === 'bet' && amountMinor > 0,
    );
    if (bet) await this.#post('rollback', 'bet', id, bet.amountMinor, atMs);
  }

  figures(account: number, from: string, to: string, isCounted: (fact: Fact) => boolean): StoredFigures {
    let sums = noFigures;
    for (const fact of this.facts) {
      const day = dayOf(fact.atMs, zone);
      if (!fact.team.includes(account) || day < from || day > to || !isCounted(fact)) continue;
      sums = plus(sums, { ...noFigures, [fact.figure]: fact.amountMinor });
    }
    return sums;
  }

  /** Accounts with a day in the period whose bets came to more than nothing; whose team they were in when that day's first was placed. */
  bettors(account: number, from: string, to: string): number {
    const days = new Map<string, { team: readonly number[] | undefined; bet: number; memberId: number }>();
    for (const { figure, atMs, memberId, amountMinor, team } of this.facts) {
      const day = dayOf(atMs, zone);
      if (figure !== 'bet' || day < from || day > to) continue;
      const known = days.get(`${memberId} ${day}`);
      // A day may begin with a bet of another day that comes back.
      const first = known?.team ?? (amountMinor > 0 ? team : undefined);
      days.set(`${memberId} ${day}`, { memberId, team: first, bet: (known?.bet ?? 0) + amountMinor });
    }
    const found = [...days.values()].filter(({ bet, team }) => bet > 0 && team?.includes(account));
    return new Set(found.map(({ memberId }) => memberId)).size;
  }
}

const count = process.env.TESSERA_FULL ? 300 : 2;

describe.each(seededDatabases)('the figures of a team on %s', (_name, open) => {
  const { operator } = withOperator({ on: open });

  it.each(Array.from({ length: count }, (_, seed) => seed))(
    'are those of an independent count, before, while and after the job adds them up, also of accounts that were moved (history %i)',
    async (seed) => {
      const { db, ledger } = operator.context;
      const fromMs = Date.parse('2025-10-01T00:00:00+09:00') + seed * length * dayMs;
      const history = new History(db, seed);
      await history.live(fromMs);
      const first = dayOf(fromMs, zone);
      const random = seededRandom(`periods-${seed}`);
      for (const isFolded of [false, true]) {
        if (isFolded) await foldTeamFigures(db);
        for (const id of history.above.keys()) {
          const [agent] = await db.query<Member>(`select ${memberColumns} from member m where m.id = $1`, [id]);
          if (!agent) throw new Error(`There is no account ${id}.`);
          const from = addDays(first, random.int(length));
          const to = addDays(from, random.int(length));
          const { own, below } = await figuresOfDays(db, agent, { from, to });
          const place = [seed, isFolded, agent.username, from, to];
          expect([...place, own]).toEqual([
            ...place,
            expect.objectContaining(history.figures(id, from, to, ({ memberId }) => memberId === id)),
          ]);
          expect([...place, below]).toEqual([
            ...place,
            expect.objectContaining(history.figures(id, from, to, ({ memberId }) => memberId !== id)),
          ]);
          const filter = {
            parent: agent,
            days: { from, to },
            sort: 'bet',
            order: 'desc',
            page: 1,
            pageSize: 100,
          } as const;
          const { rows } = await childRows(db, filter);
          expect([...place, rows.reduce<StoredFigures>(plus, noFigures)]).toEqual([...place, plus(noFigures, below)]);
          expect([...place, await activeBettors(db, agent, { from, to })]).toEqual([
            ...place,
            history.bettors(id, from, to),
          ]);
          const owners = [...history.above.keys()].filter((other) => history.teamOf(other).includes(id));
          const balances = await Promise.all(
            owners.map((other) => ledger.balance('aurora', { owner: `player:${other}`, kind: 'player_cash' })),
          );
          const status = await teamStatus(db, agent);
          expect([...place, status.members, status.ownBalanceMinor + status.belowBalanceMinor]).toEqual([
            ...place,
            owners.length - 1,
            balances.reduce((sum, balance) => sum + balance, 0),
          ]);
        }
      }
    },
    120_000,
  );

  it('count a part of a day by the hours and minutes of it', async () => {
    const { db } = operator.context;
    const [agent] = await db.query<Member>(
      `select ${memberColumns} from member m where m.merchant = 'aurora' and m.username = 'agent01'`,
    );
    if (!agent) throw new Error('There is no agent01.');
    const day = '2026-02-20';
    const startMs = Date.parse(`${day}T00:00:00+09:00`);
    const none = { from: day, to: addDays(day, -1) };
    const sums = [];
    for (const untilMs of [0, 1, 13.4, 24].map((hours) => startMs + hours * hourMs)) {
      const part = {
        day,
        fromMs: startMs,
        hourMs: startMs + Math.floor((untilMs - startMs) / hourMs) * hourMs,
        untilMs,
      };
      const { own, below } = await figuresOfDays(db, agent, none, part);
      const [row] = await db.query<{ bet: number; bettors: number }>(
        `select coalesce(-sum(e.amount_minor), 0)::bigint as bet, count(distinct a.owner)::int as bettors from ledger_entry e
         join ledger_account a on a.id = e.account_id and a.kind = 'player_cash' join member m on a.owner = 'player:' || m.id
         where m.path like $1 || '%' and e.kind = 'bet' and e.at >= $2 and e.at < $3`,
        [agent.path, new Date(startMs), new Date(untilMs)],
      );
      expect([untilMs, own.bet + below.bet, await activeBettors(db, agent, none, part)]).toEqual([
        untilMs,
        row?.bet,
        row?.bettors,
      ]);
      sums.push(own.bet + below.bet);
    }
    expect(sums[3]).toBeGreaterThan(sums[1] ?? 0);
  });

  it('are added up once by two operators at the same time', async () => {
    const { db } = operator.context;
    const [agent] = await db.query<Member>(
      `select ${memberColumns} from member m where m.merchant = 'aurora' and m.username = 'agent01'`,
    );
    if (!agent) throw new Error('There is no agent01.');
    const days = { from: '2026-02-01', to: '2026-03-01' };
    const before = await figuresOfDays(db, agent, days);
    await db.query('insert into unfolded_movement select id from team_movement where false');
    await Promise.all([foldTeamFigures(db), foldTeamFigures(db), foldTeamFigures(db)]);
    await foldTeamFigures(db);
    expect(await figuresOfDays(db, agent, days)).toEqual(before);
    expect(await db.query('select 1 from unfolded_movement')).toEqual([]);
  });
});

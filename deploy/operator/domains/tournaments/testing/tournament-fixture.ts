import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  getTournament,
  getTournaments,
  joinTournament,
  leaveTournament,
  type TournamentPlan,
} from '@tessera/shared/wire/promotions';
import { consoleClient } from '../../../testing/console-client.ts';
import { addSettledStake, newSource } from '../../../testing/settled-stake.ts';
import { type SuiteDatabase, withOperator } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';
import { publishTournament } from '../publish.ts';
import { tournamentsJob } from '../settle.ts';
import { settleWithinMs, tournamentPool } from '../tournament.ts';
import { testPlan } from './plan.ts';

const hourMs = 3_600_000;

interface Round {
  readonly stake?: number;
  readonly game?: string;
  readonly category?: string;
  /** When it was placed; now without it. */
  readonly placedAt?: Date;
}

/** An operator with tournaments at aurora, and players whose rounds are settled as a vendor settles them. */
export function withTournaments({ on }: SuiteDatabase) {
  const { operator, site } = withOperator(on ? { on } : {});

  const backOffice = consoleClient(() => operator);

  const now = () => operator.context.clock.now();
  const pass = (ms: number) => operator.context.clock.advance(ms);
  const runJob = () => tournamentsJob(operator.context).run(now());

  /** One that lasts for an hour and begins so much later. */
  async function begin(change: Partial<TournamentPlan> = {}, { inMs = 0, isWeekly = false } = {}): Promise<number> {
    const startsAt = new Date(now().getTime() + inMs);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + hourMs) };
    const plan = testPlan(change);
    return (await publishTournament(operator.context, { merchant: 'aurora', plan, isWeekly, ...times }, 'test')) ?? 0;
  }
  /** To its end, and until its scores are final. */
  async function finish() {
    pass(hourMs + settleWithinMs + 60_000);
    await runJob();
  }

  async function newPlayer() {
    const { accounts, sessions, db, ledger } = operator.context;
    const username = `cup${randomUUID().slice(0, 8)}`;
    const member = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const { id } = member;
    const token = await sessions.issue(id);
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token });
    const codeOf = async (...asked: Parameters<typeof site.call>) => (await call(...asked)).body.errorCode ?? null;
    /** The page of a tournament, after the time for which boards are shared. */
    async function see(tournament: number) {
      pass(5_000);
      return (await call(getTournament, { id: tournament })).body.value as AnswerOf<typeof getTournament>;
    }
    /** One settled round with its payout; answers its bet. */
    async function play(
      payout: number,
      { stake = 1000, game = 'PG-0005', category = 'RNG', placedAt = now() }: Round = {},
    ) {
      const source = newSource();
      const status = payout > 0 ? 'won' : 'lost';
      await db.query(`select record_bet($1, 'aurora', $2, $3, 'PG', $4, 'round:1', $5, $6, $7, $8, $9)`, [
        ...[source, id, category, game, stake, payout, status, placedAt, now()],
      ]);
      await addSettledStake(db, { memberId: id, amountMinor: stake, payoutMinor: payout, at: now(), source, placedAt });
      return source;
    }
    /** A bet without a result yet. */
    const bet = (category = 'RNG') =>
      db.query(`select record_bet($1, 'aurora', $2, $3, 'PG', 'PG-0005', 'round:1', 1000, 0, 'open', $4, null)`, [
        ...[newSource(), id, category, now()],
      ]);
    /** As a correction or a rollback of the vendor leaves the bet. */
    const correct = (source: string, payout: number, status = payout > 0 ? 'won' : 'lost') =>
      db.query('update bet set payout_minor = $2, status = $3 where source = $1', [source, payout, status]);
    return {
      ...{ id, username, token, call, see, play, bet, correct },
      join: (tournament: number) => codeOf(joinTournament, { id: tournament }),
      leave: (tournament: number) => codeOf(leaveTournament, { id: tournament }),
      list: async () => ((await call(getTournaments, {})).body.value as AnswerOf<typeof getTournaments>).list,
      cash: () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' }),
    };
  }
  type Player = Awaited<ReturnType<typeof newPlayer>>;

  /** New players who take part, each with rounds of these payouts for a stake of 1000. */
  const joined = (tournament: number, ...payouts: readonly (readonly number[])[]): Promise<Player[]> =>
    Promise.all(
      payouts.map(async (own) => {
        const player = await newPlayer();
        await player.join(tournament);
        for (const payout of own) await player.play(payout);
        return player;
      }),
    );

  /** What is left of the prizes that were set aside, and what went back to the house. */
  async function setAside(tournament: number) {
    const { db, ledger } = operator.context;
    const pool = tournamentPool(tournament);
    const [back] = await db.query<{ returned: number }>(
      `select coalesce(sum(e.amount_minor), 0)::bigint as returned from ledger_movement m
       join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id and a.owner = 'house'
       where m.reference = $1 and m.kind = 'prize-returned'`,
      [pool],
    );
    return { left: await ledger.balance('aurora', { owner: pool, kind: 'prize_pool' }), returned: back?.returned ?? 0 };
  }
  return { operator, site, backOffice, now, pass, runJob, begin, finish, newPlayer, joined, setAside };
}

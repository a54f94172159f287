import type { EarnedPointType } from '@tessera/shared/wire/promotions';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { pointMovement, pointSwitch } from './movements.ts';
import type { PointsNeeds } from './needs.ts';
import { pointRulesAt, pointsFor, pointTypeOf } from './rules.ts';

const perRun = 500;

interface Earning {
  readonly merchant: string;
  readonly memberId: number;
  /** The bet, or `deposit:<id>`. */
  readonly source: string;
  readonly type: EarnedPointType;
  /** What the bet or the deposit comes to now, with all corrections. */
  readonly amountMinor: number;
  /** Whose rate counts. */
  readonly at: Date;
}

/** Books what a bet or a deposit has earned, or after a correction the difference; in the member's turn. */
async function bookPoints({ db, ledger, merchants }: PointsNeeds, earning: Earning): Promise<void> {
  const { merchant, memberId, source, type, amountMinor, at } = earning;
  const [booked] = await db.query<{ rate: number; baseMinor: number; points: number }>(
    'select rate, base_minor as "baseMinor", points from point_earned where source = $1',
    [source],
  );
  const own = merchants.byCode(merchant);
  if (!booked && !(own && merchants.isOn(own, pointSwitch))) return;
  const rules = booked ? undefined : await pointRulesAt(db, merchant, at);
  const rate = booked?.rate ?? rules?.rates[type] ?? 0;
  const baseMinor = booked?.baseMinor ?? rules?.baseMinor ?? 1;
  const points = pointsFor(amountMinor, rate, baseMinor);
  const difference = points - (booked?.points ?? 0);
  if (difference === 0) return;
  const [stored] = await db.query<{ version: number }>(
    `insert into point_earned (source, member_id, rate, base_minor, points) values ($1, $2, $3, $4, $5)
     on conflict (source) do update set points = excluded.points, version = point_earned.version + 1 returning version`,
    [source, memberId, rate, baseMinor, points],
  );
  const key = `points:${source}#${stored?.version}`;
  await ledger.post(
    pointMovement({ merchant, memberId, key, reference: `points:${source}`, type, points: difference }),
  );
}

interface SettledBet {
  readonly merchant: string;
  readonly category: string;
  readonly settledAt: Date;
  readonly stakeMinor: number;
}

/** Books the points of a member's bets that were settled or corrected since. */
async function bookDue(context: PointsNeeds, memberId: number): Promise<void> {
  const { db, withMember } = context;
  await withMember(
    memberId,
    async () => {
      const due = await db.query<{ source: string }>(
        `delete from point_due where id in (select id from point_due where member_id = $1 order by id limit $2)
       returning source`,
        [memberId, perRun],
      );
      for (const source of new Set(due.map((one) => one.source))) {
        const [bet] = await db.query<SettledBet>(
          `select s.merchant, s.category, s.settled_at as "settledAt", (s.stake_minor + coalesce(
           (select sum(c.stake_minor) from settled_stake c where c.corrects = s.source), 0))::bigint as "stakeMinor"
         from settled_stake s where s.source = $1`,
          [source],
        );
        const type = bet && pointTypeOf(bet.category);
        if (!type) continue;
        const { merchant, stakeMinor, settledAt } = bet;
        await bookPoints(context, { merchant, memberId, source, type, amountMinor: stakeMinor, at: settledAt });
      }
    },
    'job',
  );
}

export const earningJob = (context: PointsNeeds): Job => ({
  name: 'points.earn',
  everyMs: 5_000,
  async run() {
    const members = await context.db.query<{ id: number }>(
      'select member_id as id from point_due group by 1 order by min(id) limit $1',
      [perRun],
    );
    await forEachIsolated(context.log, members, ({ id }) => bookDue(context, id));
  },
});

/** Deposits earn points where the merchant has a rate for them, and lose them when they are reversed. */
export function earnByDeposits(context: PointsNeeds): void {
  const { hooks, clock } = context;
  const book = (deposit: { merchant: string; memberId: number; depositId: number }, amountMinor: number) =>
    bookPoints(context, {
      ...{ merchant: deposit.merchant, memberId: deposit.memberId, source: `deposit:${deposit.depositId}` },
      ...{ type: 'deposit', amountMinor, at: clock.now() },
    });
  hooks.afterDeposit.push((deposit) => book(deposit, deposit.amountMinor));
  hooks.afterReversal.push((deposit) => book(deposit, 0));
}

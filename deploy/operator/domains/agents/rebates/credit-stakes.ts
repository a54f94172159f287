import { type Database, one } from '@tessera/database/database';
import { forEachPageIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { settleDebt } from './debts.ts';
import { type RatedAccount, rebatesOf } from './rebates.ts';
import { rebateKind } from './settle-day.ts';

const batch = 200;

interface DueStake {
  readonly id: number;
  readonly merchant: string;
}

interface CountedBet {
  readonly source: string;
  readonly memberId: number;
  readonly rates: readonly RatedAccount[];
  readonly before: number;
  readonly after: number;
}

export const stakeRebateKey = (stakeId: number): string => `rebate:stake:${stakeId}`;

/**
 * The bet of a stake with the stake counted before and with this one. Rates and the accounts above are those of the moment in
 * which its first stake is counted, the tree that in which the bet was placed: a correction changes what the same accounts got.
 */
async function countStake(db: Database, stakeId: number): Promise<CountedBet> {
  const [stake] = await db.query<{ source: string; memberId: number; stakeMinor: number }>(
    `select coalesce(corrects, source) as source, member_id as "memberId", stake_minor as "stakeMinor" from settled_stake where id = $1`,
    [stakeId],
  );
  if (!stake) throw new Error(`There is no stake ${stakeId}.`);
  const { source, memberId, stakeMinor } = stake;
  await db.query(
    `insert into bet_rebate (source, member_id, rates, stake_minor)
     select $1, m.id, coalesce((
       select jsonb_agg(jsonb_build_object('id', a.id, 'parentId', p.ids[a.n - 1], 'basisPoints', coalesce(r.basis_points, 0)) order by a.n desc)
       from unnest(p.ids) with ordinality as a (id, n) left join rebate_rate r on r.member_id = a.id), '[]'), 0
     from member m cross join lateral path_ids(coalesce((select nullif(b.path, '') from bet b where b.source = $1), m.path)) as p (ids)
     where m.id = $2
     on conflict (source) do nothing`,
    [source, memberId],
  );
  const counted = one(
    await db.query<{ rates: readonly RatedAccount[]; after: number }>(
      `update bet_rebate set stake_minor = stake_minor + $2 where source = $1 returning rates, stake_minor as after`,
      [source, stakeMinor],
    ),
  );
  return { source, memberId, rates: counted.rates, before: counted.after - stakeMinor, after: counted.after };
}

/** What each account gets, or gives back, by this stake. */
function changes({
  rates,
  memberId,
  before,
  after,
}: CountedBet): readonly (readonly [id: number, amountMinor: number])[] {
  const of = (stake: number) => rebatesOf(rates, new Map([[memberId, stake]]));
  const [was, is] = [of(before), of(after)];
  return rates
    .map(({ id }) => [id, (is.get(id) ?? 0) - (was.get(id) ?? 0)] as const)
    .filter(([, amountMinor]) => amountMinor !== 0)
    .sort(([one], [other]) => one - other);
}

async function creditStake({ db, ledger }: AgentsNeeds, { id, merchant }: DueStake): Promise<void> {
  await db.transaction(async () => {
    const taken = await db.query(
      'update stake_rebate set is_credited = true where stake_id = $1 and not is_credited returning 1',
      [id],
    );
    if (taken.length === 0) return;
    const bet = await countStake(db, id);
    const lines = [];
    for (const [memberId, change] of changes(bet)) {
      const amountMinor = await settleDebt(db, memberId, change);
      if (amountMinor > 0) lines.push({ account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor });
    }
    if (lines.length === 0) return;
    const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
    await ledger.post({
      merchant,
      key: stakeRebateKey(id),
      kind: rebateKind,
      reference: `rebate:${bet.source}`,
      lines: [{ account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -sum }, ...lines],
    });
  });
}

/** Credits the rebates of every stake that is due, each in its own transaction. */
export async function creditStakes(context: AgentsNeeds, signal?: AbortSignal): Promise<void> {
  await forEachPageIsolated(
    context.log,
    {
      size: batch,
      next: (afterId) =>
        context.db.query<DueStake>(
          'select stake_id as id, merchant from stake_rebate where not is_credited and stake_id > $2 order by stake_id limit $1',
          [batch, afterId],
        ),
      signal,
    },
    (stake) => creditStake(context, stake),
  );
}

export const stakeRebateJob = (context: AgentsNeeds): Job => ({
  name: 'agent.rebates-of-bets',
  everyMs: 5_000,
  run: (_now, signal) => creditStakes(context, signal),
});

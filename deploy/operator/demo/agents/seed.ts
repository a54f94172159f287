import type { Database } from '@tessera/database/database';
import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import { lateBookingMs } from '../../domains/bets/index.ts';
import type { Merchant } from '../../domains/merchants/index.ts';
import { dayMs, minuteMs } from '../../platform/clock/durations.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import { hashPassword } from '../../platform/keys/password.ts';
import type { OperatorServices } from '../../services.ts';
import type { Seed } from '../seed.ts';
import { demoAgent, downlinePlan } from './downline-plan.ts';
import { movementsOf } from './movements.ts';
import { pastOf } from './past.ts';
import { insertDeposits, insertWithdrawals } from './past-cashier.ts';
import { postHistory } from './post-history.ts';

/** Every account of the demo downline signs in with it. */
const demoPassword = 'Team1234';

/** Inserts the accounts from the top down, dated back to when they joined. */
async function insertAccounts(context: OperatorServices, merchant: Merchant, nowMs: number): Promise<void> {
  const { db, config } = context;
  // One hash for all of them: it is a demo's password, and 39 derivations would delay the start.
  const hash = await hashPassword(demoPassword, config.passwordCost);
  const rows = downlinePlan.map((account, at) => ({
    ...account,
    isAgent: account.type !== 0,
    // Mid-morning, a few minutes apart.
    joinedAt: new Date(
      dayStart(addDays(dayOf(nowMs, merchant.profile.timeZone), -account.joinedDaysAgo), merchant.profile.timeZone) +
        (10 * 60 + at * 7) * minuteMs,
    ).toISOString(),
  }));
  for (const parents = new Set<string>([demoAgent.username]); ; ) {
    const next = rows.filter(({ username, parent }) => parents.has(parent) && !parents.has(username));
    if (next.length === 0) return;
    await db.query(
      `insert into member (merchant, username, type, password_hash, password_changed_at, parent_id, to_upline, invite_code,
         created_at, first_signed_in_at)
       select $1, r.username, r.type, $2, r."joinedAt", p.id, true, case when r."isAgent" then upper(r.username) end,
         r."joinedAt", r."joinedAt"
       from jsonb_to_recordset($3::jsonb) as r (username text, type int, parent text, "joinedAt" timestamptz, "isAgent" boolean)
       join member p on p.merchant = $1 and p.username = r.parent`,
      [merchant.code, hash, JSON.stringify(next)],
    );
    for (const { username } of next) parents.add(username);
  }
}

async function idsByName(db: Database, merchant: string): Promise<Map<string, number>> {
  const names = [demoAgent.username, ...downlinePlan.map(({ username }) => username)];
  const rows = await db.query<{ id: number; username: string }>(
    'select id, username from member where merchant = $1 and username = any($2::text[])',
    [merchant, names],
  );
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function seedMerchant(context: OperatorServices, merchant: Merchant): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now().getTime();
  const { timeZone } = merchant.profile;
  await insertAccounts(context, merchant, nowMs);
  const memberIds = await idsByName(db, merchant.code);
  const rated = [demoAgent, ...downlinePlan];
  await db.query('insert into rebate_rate (member_id, basis_points) select * from unnest($1::bigint[], $2::int[])', [
    rated.map(({ username }) => memberIds.get(username) as number),
    rated.map(({ basisPoints }) => basisPoints),
  ]);
  const random = seededRandom(`downline of ${merchant.code}`);
  const { moves, settledDays } = pastOf(downlinePlan, {
    random,
    nowMs,
    timeZone,
    unit: 10 ** merchant.currency.exponent,
  });
  const of = (kind: string) => moves.filter((move) => move.kind === kind);
  const deposits = await insertDeposits(db, merchant.code, of('deposit'), memberIds);
  const withdrawals = await insertWithdrawals(db, merchant, of('withdrawal'), memberIds);
  const earnedOn = (creditedAtMs: number) => addDays(dayOf(creditedAtMs - lateBookingMs, timeZone), -1);
  await postHistory(db, merchant.code, movementsOf(moves, { memberIds, deposits, withdrawals, earnedOn }));
  await db.query('select record_history_stakes($1)', [merchant.code]);
  await db.query(
    'insert into rebate_day (merchant, day, settled_at) select $1, day, $3 from unnest($2::date[]) as day',
    [merchant.code, settledDays, new Date(nowMs)],
  );
  // Every player of a day was signed in on that day.
  await db.query(
    `update member m set last_signed_in_at = s.at from (
       select a.owner, max(v.at) as at from ledger_account a join ledger_entry e on e.account_id = a.id
       join ledger_movement v on v.id = e.movement_id and v.kind = 'bet' where a.merchant = $1 group by 1) s
     where m.merchant = $1 and s.owner = 'player:' || m.id and m.id = any($2::bigint[])`,
    [merchant.code, [...memberIds.values()]],
  );
  await db.query('update member set created_at = $2 where id = $1', [
    memberIds.get(demoAgent.username) as number,
    new Date(nowMs - demoAgent.joinedDaysAgo * dayMs),
  ]);
}

/** agent01's downline with two months behind it, at every merchant that has agents. */
export const downlineSeed: Seed = {
  name: 'agent-downline',
  module: 'agents',
  async run(context) {
    const { merchants, accounts } = context;
    for (const merchant of merchants.all()) {
      const agent = await accounts.byUsername(merchant.code, demoAgent.username);
      if (agent && merchants.isOn(merchant, 'MF_AGENT')) await seedMerchant(context, merchant);
    }
  },
};

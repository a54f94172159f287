import { addDays, dayStart } from '@tessera/shared/format';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { settleDebt } from './debts.ts';
import { type RatedAccount, rebatesOf } from './rebates.ts';

export const rebateKind = 'rebate';
export const rebateKey = (day: string, memberId: number): string => `rebate:${day}:${memberId}`;
export const rebateReference = (day: string): string => `rebate:${day}`;

interface ValidBets {
  readonly id: number;
  /** Where the member was in the tree when the bets were placed. */
  readonly path: string;
  readonly stake: number;
}

/** Sets what a member owes, or another place of it, against its valid bets, place by place; what is left over is below zero. */
function netOf(
  bets: readonly ValidBets[],
  carried: number,
): { readonly bets: readonly ValidBets[]; readonly left: number } {
  let left = bets.reduce((sum, { stake }) => sum + Math.min(0, stake), carried);
  const counted = bets.flatMap((one) => {
    if (one.stake <= 0) return [];
    const set = Math.min(one.stake, -left);
    left += set;
    return one.stake > set ? [{ ...one, stake: one.stake - set }] : [];
  });
  return { bets: counted, left };
}

/**
 * Valid bets by member and place: stakes that were settled on the day and are not credited one by one, less what earlier days owe.
 * Pending bets wait for the day of their result; a member who stays below zero carries that over to the next day.
 */
async function validBets({ db }: AgentsNeeds, merchant: Merchant, day: string): Promise<ValidBets[]> {
  const { timeZone } = merchant.profile;
  const [settled, carries] = await Promise.all([
    db.query<ValidBets>(
      `select s.member_id as id, coalesce(nullif(b.path, ''), m.path) as path, sum(s.stake_minor)::bigint as stake
       from settled_stake s join member m on m.id = s.member_id left join bet b on b.source = coalesce(s.corrects, s.source)
       where s.merchant = $1 and s.settled_at >= $2 and s.settled_at < $3
         and not exists (select 1 from stake_rebate r where r.stake_id = s.id)
       group by 1, 2 order by 1, 2`,
      [merchant.code, new Date(dayStart(day, timeZone)), new Date(dayStart(addDays(day, 1), timeZone))],
    ),
    db.query<{ id: number; stake: number }>(
      'delete from rebate_carry where merchant = $1 returning member_id as id, stake_minor as stake',
      [merchant.code],
    ),
  ]);
  const carried = new Map(carries.map(({ id, stake }) => [id, stake]));
  const ofMember = new Map<number, ValidBets[]>([...carried.keys()].map((id) => [id, []]));
  for (const bets of settled) ofMember.set(bets.id, [...(ofMember.get(bets.id) ?? []), bets]);
  const nets = [...ofMember].map(([id, bets]) => ({ id, ...netOf(bets, carried.get(id) ?? 0) }));
  const below = nets.filter(({ left }) => left < 0);
  await db.query(
    'insert into rebate_carry (member_id, merchant, stake_minor) select id, $1, net from unnest($2::bigint[], $3::bigint[]) as u (id, net)',
    [merchant.code, below.map(({ id }) => id), below.map(({ left }) => left)],
  );
  return nets.flatMap(({ bets }) => bets);
}

/** The rebates of bets, each shared out on the way up from its player as it was when they were placed. */
function shareOut(bets: readonly ValidBets[], rates: ReadonlyMap<number, number>): Map<number, number> {
  const credited = new Map<number, number>();
  for (const { id, path, stake } of bets) {
    const ids = path.split('/').filter(Boolean).map(Number);
    const chain: RatedAccount[] = ids.map((one, at) => ({
      id: one,
      parentId: ids[at - 1] ?? null,
      basisPoints: rates.get(one) ?? 0,
    }));
    for (const [account, amountMinor] of rebatesOf(chain, new Map([[id, stake]])))
      credited.set(account, (credited.get(account) ?? 0) + amountMinor);
  }
  return credited;
}

/** Computes one day's rebates and stores them to be credited; a day is settled once, however often this runs. */
export async function settleDay(context: AgentsNeeds, merchant: Merchant, day: string): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async () => {
    const fresh = await db.query(
      'insert into rebate_day (merchant, day, settled_at) values ($1, $2, $3) on conflict do nothing returning day',
      [merchant.code, day, clock.now()],
    );
    if (fresh.length === 0) return;
    const bets = await validBets(context, merchant, day);
    if (bets.length === 0) return;
    const rates = await db.query<{ id: number; rate: number }>(
      'select member_id as id, basis_points as rate from rebate_rate r join member m on m.id = r.member_id where m.merchant = $1',
      [merchant.code],
    );
    const credited = [...shareOut(bets, new Map(rates.map(({ id, rate }) => [id, rate])))];
    await db.query(
      `insert into rebate_due (merchant, day, member_id, amount_minor)
       select $1, $2, id, amount from unnest($3::bigint[], $4::bigint[]) as u (id, amount)`,
      [merchant.code, day, credited.map(([id]) => id), credited.map(([, amountMinor]) => amountMinor)],
    );
  });
}

/** Credits every rebate that is due, each in its own transaction, so that none locks many members. */
export async function creditDue({ db, ledger, log }: AgentsNeeds, merchant: Merchant): Promise<void> {
  const due = await db.query<{ day: string; memberId: number; amountMinor: number }>(
    `select day::text, member_id as "memberId", amount_minor as "amountMinor" from rebate_due
     where merchant = $1 order by day, member_id`,
    [merchant.code],
  );
  await forEachIsolated(log, due, ({ day, memberId, amountMinor }) =>
    db.transaction(async () => {
      const taken = await db.query(
        'delete from rebate_due where merchant = $1 and day = $2 and member_id = $3 returning 1',
        [merchant.code, day, memberId],
      );
      if (taken.length === 0) return;
      const payable = await settleDebt(db, memberId, amountMinor);
      if (payable === 0) return;
      await ledger.post({
        merchant: merchant.code,
        key: rebateKey(day, memberId),
        kind: rebateKind,
        reference: rebateReference(day),
        lines: [
          { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -payable },
          { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor: payable },
        ],
      });
    }),
  );
}

import { type Database, one, type SqlValue } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type InEveryLanguage, inEveryLanguage, type SiteLanguage } from '../../../platform/localized.ts';
import { lockMember } from '../../identity/index.ts';
import { cashierCall } from '../cashier-refusal.ts';
import type { CashierNeeds } from '../needs.ts';

export interface ClaimRow {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly openMinor: number;
  readonly at: Date;
  readonly closedAt: Date | null;
  readonly total: number;
}

/** What members owe after reversals and corrected rounds; `where` may use the aliases `c` and `m`. */
export const readClaims = (
  { db }: Pick<CashierNeeds, 'db'>,
  where: string,
  params: readonly SqlValue[],
): Promise<ClaimRow[]> =>
  db.query(
    `select c.id, c.merchant, c.member_id as "memberId", m.username, coalesce(c.reference, d.reference) as reference,
            c.amount_minor as "amountMinor", c.open_minor as "openMinor", c.at, c.closed_at as "closedAt", count(*) over () as total
     from payment_claim c join member m on m.id = c.member_id left join payment p on p.id = c.payment_id
       left join deposit d on d.id = p.deposit_id where ${where}`,
    params,
  );

/**
 * How messages name what a claim is about: a lottery's game as the records name it, which says that its draws are simulated, and
 * anything else by its reference.
 */
async function namedIn(
  { hooks, merchants }: Pick<CashierNeeds, 'hooks' | 'merchants'>,
  { merchant: code, reference }: Pick<ClaimRow, 'merchant' | 'reference'>,
): Promise<{ readonly reference: string; readonly names?: InEveryLanguage<string> }> {
  const plain = { reference: reference.replace(/^(?:round|lottery):/, '').replaceAll(':', ' ') };
  const merchant = merchants.byCode(code);
  if (!merchant || !reference.startsWith('lottery:')) return plain;
  const names: Partial<Record<SiteLanguage, string>> = {};
  for (const language of Object.keys(inEveryLanguage((each) => each)) as SiteLanguage[])
    for (const namerFor of hooks.recordSubjects)
      names[language] ??= (await namerFor(merchant, language))({ reference, meta: {} });
  const areAllNamed = Object.values(names).every((name) => name !== undefined);
  return areAllNamed
    ? { reference: reference.split(':').at(-1) ?? reference, names: names as InEveryLanguage<string> }
    : plain;
}

/** Collects what there is cash for, or writes the rest off; answers how much, 0 when nothing was changed. */
export async function settleClaim(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'inbox' | 'hooks' | 'merchants'>,
  id: number,
  how: 'collect' | 'write-off',
  by: string,
): Promise<number> {
  const [claim] = await readClaims(context, 'c.id = $1', [id]);
  if (!claim) throw new Refusal(404, 'claim.unknown');
  return context.db.transaction(async () => {
    await lockMember(context.db, claim.memberId);
    const [{ openMinor } = claim] = await readClaims(context, 'c.id = $1', [id]);
    const rows = await cashierCall(() =>
      context.db.query<{ amount: number }>('select settle_claim($1, $2, $3, $4) as amount', [
        id,
        how,
        by,
        context.clock.now(),
      ]),
    );
    const { amount } = one(rows);
    if (amount > 0)
      await context.inbox.post({
        ...{ merchant: claim.merchant, memberId: claim.memberId },
        topic: how === 'collect' ? 'owed.collected' : 'owed.written-off',
        // As the ledger's movement is named: a claim may be collected in parts.
        key: `claim:${id}:${openMinor}`,
        facts: { ...(await namedIn(context, claim)), amountMinor: amount },
      });
    return amount;
  });
}

/** What each of these members owes, in minor units; one who owes nothing is left out. */
export async function openClaims(db: Database, memberIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ memberId: number; openMinor: number }>(
    `select member_id as "memberId", sum(open_minor)::bigint as "openMinor" from payment_claim
     where member_id = any($1::bigint[]) and open_minor > 0 group by member_id`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, openMinor }) => [memberId, openMinor]));
}

/** Until a claim is settled, neither new nor older withdrawals are paid. */
export async function hasOpenClaim(db: Database, memberId: number): Promise<boolean> {
  const open = await db.query('select 1 from payment_claim where member_id = $1 and open_minor > 0 limit 1', [
    memberId,
  ]);
  return open.length > 0;
}

/** What a member's open claims come to, and what of it is still open; undefined without one. */
export async function owedBy(
  db: Database,
  memberId: number,
): Promise<{ readonly amount: number; readonly openAmount: number } | undefined> {
  const { amount, openAmount } = one(
    await db.query<{ amount: number; openAmount: number }>(
      `select coalesce(sum(amount_minor), 0)::bigint as amount, coalesce(sum(open_minor), 0)::bigint as "openAmount"
       from payment_claim where member_id = $1 and open_minor > 0`,
      [memberId],
    ),
  );
  return openAmount > 0 ? { amount, openAmount } : undefined;
}

export function guardClaims({ db, hooks }: Pick<CashierNeeds, 'db' | 'hooks'>): void {
  hooks.withdrawalGuards.push(async (_merchant, member) =>
    (await hasOpenClaim(db, member.id)) ? { code: 'withdrawal.claim.open', remainingTurnoverMinor: 0 } : null,
  );
}

import { type ClosingObstacle, closeAccount, closingObstacles, getClosing } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { playerOwner } from '../../ledger/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { lockMember } from '../members/lock-member.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { asOwner, refuseTrial } from '../security/as-owner.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';

/**
 * Money on any account of the member, a bonus and money on its way included; what the member owes; and people who were
 * brought by the member. Points keep nothing open: a few of them can never become money.
 */
async function ownObstacles({ db, ledger }: IdentityNeeds, merchant: Merchant, member: Member) {
  const balances = await ledger.balances(merchant.code, playerOwner(member.id));
  const below = await db.query("select 1 from member where parent_id = $1 and status <> 'closed' limit 1", [member.id]);
  const found: ClosingObstacle[] = [];
  if (Object.values(balances).some((balance) => balance > 0)) found.push('balance');
  if (Object.values(balances).some((balance) => balance < 0)) found.push('claim');
  if (below.length > 0) found.push('downline');
  return found;
}

async function obstaclesOf(context: IdentityNeeds, merchant: Merchant, member: Member): Promise<ClosingObstacle[]> {
  // The balances last: a bet that is settled and a reward that is paid meanwhile, which wait for no decision about the member,
  // are then either still open or already on the account.
  const others = await Promise.all(context.closingGuards.map((guard) => guard(merchant, member)));
  const own = await ownObstacles(context, merchant, member);
  return closingObstacles.filter((obstacle) => own.includes(obstacle) || others.includes(obstacle));
}

/** Closing one's own account. It keeps its records, and its name stays taken. */
export function answerClosing(context: IdentityNeeds): void {
  const { routes, db } = context;

  routes.handleMember(getClosing, async ({ merchant, member }) => ({
    obstacles: await obstaclesOf(context, merchant, member),
  }));

  routes.handleMember(closeAccount, ({ merchant, member, request }) => {
    refuseTrial(member);
    return asOwner(context, merchant, member, request, () =>
      db.transaction(async () => {
        // A deposit, a bet or a withdrawal of this member waits for this decision, and is refused after it.
        await lockMember(db, member.id);
        const obstacles = await obstaclesOf(context, merchant, member);
        if (obstacles.length > 0) throw new Refusal(400, 'account.closing.obstacle', { obstacles });
        await db.query("update member set status = 'closed' where id = $1", [member.id]);
        await endSignIns(context, member.id);
        return null;
      }),
    );
  });
}

import { one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import { statusFor } from '../../merchants/index.ts';
import type { CashierNeeds } from '../needs.ts';
import type { LimitObjection, StakeObjection, StakeRequest } from './stake-guard.ts';

/** HTTP status of each objection, as the calls of the site answer it. */
const statuses: Readonly<Record<StakeObjection, number>> = {
  'system.maintenance': 503,
  'system.region': 403,
  'function.not.available': 400,
  'session.expired': 401,
  'account.blocked': 403,
  'stake.bonus.maximum': 400,
  'stake.limit': 400,
  'stake.excluded': 403,
};

export class StakeRefused extends Refusal {
  readonly objection: StakeObjection;
  /** What the stake is above, where the objection has a limit. */
  readonly limitMinor: number | undefined;
  constructor(found: StakeObjection | LimitObjection) {
    const { objection, limitMinor } = typeof found === 'string' ? { objection: found, limitMinor: undefined } : found;
    super(statuses[objection], objection, limitMinor === undefined ? {} : { limitMinor });
    this.objection = objection;
    this.limitMinor = limitMinor;
  }
}

type Parts = Pick<CashierNeeds, 'db' | 'clock' | 'merchants' | 'hooks'>;

const siteObjections = { 0: null, 1: 'system.maintenance', 2: 'system.region' } as const;

async function objectionTo(
  { db, clock, merchants, hooks }: Parts,
  stake: StakeRequest,
): Promise<StakeObjection | LimitObjection | null> {
  // The merchant may have been closed or switched since the call began.
  const merchant = merchants.byCode(stake.merchant.code) ?? stake.merchant;
  const siteObjection = siteObjections[statusFor(merchant, stake.country)];
  if (siteObjection) return siteObjection;
  if (!merchants.isOn(merchant, stake.switchName)) return 'function.not.available';
  const rows = await db.query<{ status: Member['status']; isSignedIn: boolean }>(
    `select m.status, $2::bytea is null or exists (select 1 from session s
       where s.token_hash = $2 and s.member_id = m.id and s.expires_at > $3) as "isSignedIn"
     from member m where m.id = $1 for share of m`,
    [stake.member.id, stake.signInHash, clock.now()],
  );
  const { status, isSignedIn } = one(rows);
  if (status !== 'active') return 'account.blocked';
  if (!isSignedIn) return 'session.expired';
  for (const guard of hooks.stakeGuards) {
    const objection = await guard(stake);
    if (objection) return objection;
  }
  return null;
}

/**
 * The one check of every stake, in games and lottery: site status, switch, sign-in, account and the rules that other
 * modules add (bonus terms today; limits and exclusions later). Call it in the transaction that books the stake: it locks
 * the member, so that no other decision changes the result. Throws {@link StakeRefused}. Wins and returns are not checked.
 */
export async function assertMayStake(parts: Parts, stake: StakeRequest): Promise<void> {
  const objection = await objectionTo(parts, stake);
  if (objection) throw new StakeRefused(objection);
}

import type { Database } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lastLevel, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { isAbove } from '../ranks.ts';
import { rebateRateOf, rebateStepBasisPoints } from '../rebates/rates.ts';
import { quotasOf } from './quotas.ts';

export interface OpenedAs {
  readonly type: number;
  readonly rebateBasisPoints: number;
}

/** Nobody opens an account above its own rank, or below the last level of the tree. */
export function requirePlace(agent: Member, { type }: Pick<OpenedAs, 'type'>): void {
  if (isAbove(type, agent.type)) throw new Refusal(400, 'agent.rank.above');
  if (agent.depth >= lastLevel) throw new Refusal(400, 'agent.depth.limit', { levels: lastLevel });
}

/** Refuses a high rate of which the agent has no account left to give. */
export async function requireQuota(
  db: Database,
  merchant: Pick<Merchant, 'profile'>,
  agent: Pick<Member, 'id'>,
  { own, rebateBasisPoints }: { readonly own: number; readonly rebateBasisPoints: number },
): Promise<void> {
  const quotas = await quotasOf(db, merchant, agent.id, own);
  const quota = quotas.find((one) => one.rebateBasisPoints === rebateBasisPoints);
  if (quota?.left === 0) throw new Refusal(400, 'agent.rebate.quota', { accounts: quota.accounts });
}

/**
 * Refuses a rate that the agent may not give: above its own, off the steps, or one of which no account is left. Ask it in the
 * agent's turn, in the transaction that gives the rate: two calls at once would both find the last account left.
 */
export async function requireRate(
  db: Database,
  merchant: Pick<Merchant, 'profile'>,
  agent: Pick<Member, 'id'>,
  rebateBasisPoints: number,
): Promise<void> {
  const own = await rebateRateOf(db, agent.id);
  if (rebateBasisPoints > own) throw new Refusal(400, 'agent.rebate.outside');
  if (rebateBasisPoints % rebateStepBasisPoints !== 0) throw new Refusal(400, 'agent.rebate.step');
  await requireQuota(db, merchant, agent, { own, rebateBasisPoints });
}

/** All of it, for a new account right below the agent. */
export async function requireMayOpen(
  db: Database,
  merchant: Pick<Merchant, 'profile'>,
  agent: Member,
  account: OpenedAs,
): Promise<void> {
  requirePlace(agent, account);
  await requireRate(db, merchant, agent, account.rebateBasisPoints);
}

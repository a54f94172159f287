import type { Database } from '@tessera/database/database';
import type { Merchant } from '../../merchants/index.ts';
import { agentSettings } from '../agent-settings.ts';
import { rebateStepBasisPoints } from '../rebates/rates.ts';

export interface Quota {
  readonly rebateBasisPoints: number;
  /** Accounts right below the agent that may have the rate. */
  readonly accounts: number;
  readonly left: number;
}

/** What high rates an agent whose own rate is that may give, and to how many accounts more. */
export async function quotasOf(
  db: Database,
  merchant: Pick<Merchant, 'profile'>,
  agentId: number,
  ownBasisPoints: number,
): Promise<Quota[]> {
  const { highRatesAboveBasisPoints: above, accountsPerHighRate, accountsAtRate } = agentSettings(merchant);
  const used = new Map(
    (
      await db.query<{ rate: number; accounts: number }>(
        `select r.basis_points as rate, count(*)::int as accounts from member m join rebate_rate r on r.member_id = m.id
         where m.parent_id = $1 and r.basis_points > $2 group by 1`,
        [agentId, above],
      )
    ).map(({ rate, accounts }) => [rate, accounts]),
  );
  const first = above - (above % rebateStepBasisPoints) + rebateStepBasisPoints;
  const steps = Math.max(0, Math.floor((ownBasisPoints - first) / rebateStepBasisPoints) + 1);
  return Array.from({ length: steps }, (_, step) => {
    const rebateBasisPoints = first + step * rebateStepBasisPoints;
    const accounts = accountsAtRate[rebateBasisPoints] ?? accountsPerHighRate;
    return { rebateBasisPoints, accounts, left: Math.max(0, accounts - (used.get(rebateBasisPoints) ?? 0)) };
  });
}

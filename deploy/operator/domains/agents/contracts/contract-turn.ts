import { holdLock } from '../../../platform/database/locks.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';

/**
 * Decides about contracts of a merchant, one decision after another: a rate depends on the contracts above and below, and
 * so on more than two accounts.
 */
export const inContractTurn = <T>(
  { db, withMember }: Pick<AgentsNeeds, 'db' | 'withMember'>,
  { id, merchant }: Pick<Member, 'id' | 'merchant'>,
  work: () => Promise<T>,
): Promise<T> =>
  withMember(id, async () => {
    await holdLock(db, 'agentContracts', merchant);
    return work();
  });

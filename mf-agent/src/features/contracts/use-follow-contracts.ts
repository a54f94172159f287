import { useEvent } from '@tessera/shared/events';
import { useQueryClient } from '@tessera/shared/query';
import { billKeys } from '../../api/bills.ts';
import { contractKeys } from '../../api/contracts.ts';

/**
 * An open page shows what has changed about contracts and bills, by whomever. On screen and not as a reaction: members'
 * pages would load the remote for it.
 */
export function useFollowContracts(): void {
  const queries = useQueryClient();
  useEvent('shell:account-changed', ({ kinds }) => {
    if (!kinds.includes('contract')) return;
    for (const queryKey of [...contractKeys, ...billKeys]) void queries.invalidateQueries({ queryKey });
  });
}

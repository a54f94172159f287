import { type QueryClient, useQueryClient } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import { useEffect } from 'react';
import { gamesKeys } from './query-keys.ts';

/** Whether what a client holds was asked for with lottery. */
const askedWith = new WeakMap<QueryClient, boolean>();

/** What a merchant offers has no lottery while that tile is off: when it flips, what was asked before is asked again. */
export function useFreshOffer(): void {
  const queries = useQueryClient();
  const hasLottery = useSwitch('MF_LOTTERY');
  useEffect(() => {
    const before = askedWith.get(queries);
    askedWith.set(queries, hasLottery);
    // Many parts of a page look; the first to see the flip asks for all of them.
    if (before === undefined || before === hasLottery) return;
    void queries.invalidateQueries({ queryKey: gamesKeys.all, predicate: ({ meta }) => meta?.isPublic === true });
  }, [queries, hasLottery]);
}

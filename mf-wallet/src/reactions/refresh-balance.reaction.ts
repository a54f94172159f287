import { pageQueries } from '@tessera/shared/query';
import { balanceKey } from '../api/balance.ts';

let pending: Promise<void> | undefined;

const fetchBalance = (cancelRefetch: boolean): Promise<void> =>
  pageQueries().invalidateQueries({ queryKey: balanceKey }, { cancelRefetch });

async function refresh(): Promise<void> {
  // Events of the same moment are one refresh.
  await Promise.resolve();
  const isFetching = pageQueries().isFetching({ queryKey: balanceKey }) > 0;
  if (isFetching) await fetchBalance(false);
  pending = undefined;
  await fetchBalance(true);
}

/**
 * Another remote moved money. An answer that is still on its way may be from before: it is shown, and one more is
 * fetched after it, however many events come meanwhile. To cancel it instead would show nothing while events go on.
 */
export default function refreshBalance(): Promise<void> {
  pending ??= refresh();
  return pending;
}

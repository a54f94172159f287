import { pageQueries } from '@tessera/shared/query';
import { balanceKey } from '../api/balance.ts';

/** Another remote moved money. An answer that is still on its way may be from before, so it is fetched again. */
export default async function refreshBalance(): Promise<void> {
  await pageQueries().cancelQueries({ queryKey: balanceKey });
  await pageQueries().invalidateQueries({ queryKey: balanceKey });
}

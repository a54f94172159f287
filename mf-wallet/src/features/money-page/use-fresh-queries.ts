import { serverNow } from '@tessera/shared/clock';
import { useEvent } from '@tessera/shared/events';
import { useQueryClient } from '@tessera/shared/query';
import { useState } from 'react';

/** Fetches these queries again whenever the balance was, which is when money has moved, and each minute. */
export function useFreshQueries(keys: readonly (readonly unknown[])[]): void {
  const queries = useQueryClient();
  // The balance that is known already is repeated to the page; what it shows was asked for later.
  const [openedAt] = useState(serverNow);
  useEvent('wallet:balance-changed', ({ at }) => {
    if (at < openedAt) return;
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
}

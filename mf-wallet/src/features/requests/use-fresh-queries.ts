import { useEvent } from '@tessera/shared/events';
import { useQueryClient } from '@tessera/shared/query';
import { useRef } from 'react';
import { useAccountRecord } from '../../api/account-record.ts';
import { useWithdrawSettings } from '../../api/withdrawals.ts';

/** What hangs on the balance is asked anew when the balance has moved, and everything when it is read in another language. */
export function useFreshQueries(): void {
  const queries = useQueryClient();
  const balance = useRef<number>(undefined);
  useEvent('wallet:balance-changed', ({ balanceMinor }) => {
    const hasMoved = balance.current !== undefined && balance.current !== balanceMinor;
    balance.current = balanceMinor;
    if (!hasMoved) return;
    void queries.invalidateQueries({ queryKey: useWithdrawSettings.key });
    void queries.invalidateQueries({ queryKey: useAccountRecord.key });
  });
  useEvent('shell:language-changed', () => void queries.invalidateQueries({ queryKey: ['wallet'] }));
}

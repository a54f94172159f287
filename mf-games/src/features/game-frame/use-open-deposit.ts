import { ask } from '@tessera/shared/intents';
import { useCallback, useRef } from 'react';

/** Opens the deposit form; while a request for it is still being answered, another one does nothing. */
export function useOpenDeposit(): () => Promise<void> {
  const isAsking = useRef(false);
  return useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await ask('deposit', {});
    isAsking.current = false;
  }, []);
}

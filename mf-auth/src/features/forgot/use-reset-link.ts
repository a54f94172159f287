import { openDialog } from '@tessera/shared/dialogs';
import { goTo } from '@tessera/shared/router';
import { useEffect } from 'react';
import type { ResetPasswordParams, ResetPasswordResult } from './params.ts';

/** A mailed link leads to the login with its code behind `#`: it is taken out of the address, then asks for the new password. */
export function useResetLink(): void {
  useEffect(() => {
    const code = /^#reset=([\w-]{1,64})$/.exec(window.location.hash)?.[1];
    if (!code) return;
    goTo(window.location.pathname + window.location.search, { replace: true });
    void openDialog<ResetPasswordParams, ResetPasswordResult>('auth.reset-password', { code });
  }, []);
}

import { useSwitch } from '@tessera/shared/switches';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import { useMemo } from 'react';

/** The ways to register that the merchant has open, the one to begin with first (spec §2, decision 13); none: closed, as with REG3 off. */
export function useRegisterWays(): readonly RegisterWay[] {
  const isOpen = useSwitch('REG3');
  const isMobileOpen = useSwitch('MOBILENUMREG3');
  const isUsernameOpen = useSwitch('USERNAMEREG3');
  const hasPassword = useSwitch('MOBILENUMPASSREG3');
  const isMobileProved = useSwitch('REGMOBVERF3');
  const hasAgents = useSwitch('MF_AGENT');
  return useMemo(() => {
    const byMobile: RegisterWay = { by: 'mobile', hasPassword, isMobileProved: true, hasAgents };
    const byUsername: RegisterWay = { by: 'username', hasPassword: true, isMobileProved, hasAgents };
    return isOpen ? [...(isMobileOpen ? [byMobile] : []), ...(isUsernameOpen ? [byUsername] : [])] : [];
  }, [isOpen, isMobileOpen, isUsernameOpen, hasPassword, isMobileProved, hasAgents]);
}

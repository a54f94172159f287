import type { Member } from '@tessera/shared/session';
import { useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { AccountButton } from './account-button.tsx';

const AccountMenu = onDemand(() => import('./account-menu.tsx'));

/** The account in the header. A click before the menu's code is loaded opens the menu once it is. */
export function AccountEntry({ member }: { readonly member: Member }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <AccountMenu
      part={{ member, isOpenAtFirst: isWanted }}
      waiting={<AccountButton member={member} aria-haspopup="menu" onClick={() => setWanted(true)} />}
      isSilent
    />
  );
}

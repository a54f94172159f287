import type { Member } from '@tessera/shared/session';
import { useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { AccountButton, AccountName } from './account-button.tsx';

const AccountMenu = onDemand(() => import('./account-menu.tsx'));

/** The account in the header: its name opens the member centre, its picture a menu. A click on the picture before the menu's code is loaded opens the menu once it is. */
export function AccountEntry({ member }: { readonly member: Member }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <AccountName member={member} />
      <AccountMenu
        part={{ member, isOpenAtFirst: isWanted }}
        waiting={<AccountButton member={member} aria-haspopup="menu" onClick={() => setWanted(true)} />}
        isSilent
      />
    </>
  );
}

import type { Member } from '@tessera/shared/session';
import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { AccountButton, AccountName } from './account-button.tsx';
import styles from './account-menu.module.css';
import { AccountPicture } from './account-picture.tsx';

const AccountMenu = onDemand(() => import('./account-menu.tsx'));

/** The account of this tab until it is known again: its name, if the tab has it, and picture, which open nothing yet. */
export function ReturningAccount({ name }: { readonly name: string | undefined }) {
  return (
    <>
      {name && <span className={styles.name}>{name}</span>}
      <span className={classNames(styles.trigger, styles.returning)}>
        <AccountPicture name={name ?? ''} />
        <Icon of="chevron-down" size="s" />
      </span>
    </>
  );
}

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

import { useTranslation } from '@tessera/shared/i18n';
import { type Member, shownName } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui/icons';
import type { ComponentProps } from 'react';
import styles from './account-menu.module.css';
import { AccountPicture } from './account-picture.tsx';

/** The account's picture and name, which open its menu; also the placeholder until the menu's code is loaded. */
export function AccountButton({ member, ...rest }: ComponentProps<'button'> & { member: Member }) {
  const { t } = useTranslation('shell');
  const name = shownName(member);
  return (
    <button type="button" {...rest} className={styles.trigger} aria-label={t('account.menu', { name })}>
      <AccountPicture name={name} />
      <span className={styles.name}>{name}</span>
      <Icon of="chevron-down" size="s" />
    </button>
  );
}

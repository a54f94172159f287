import { useTranslation } from '@tessera/shared/i18n';
import { type Member, shownName } from '@tessera/shared/session';
import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import type { ComponentProps } from 'react';
import { useCentrePages } from '../../contributions/selectors.ts';
import { enterCentre } from '../../intents/enter-centre.ts';
import styles from './account-menu.module.css';
import { AccountPicture } from './account-picture.tsx';

/** The account's picture, which opens its menu; also the placeholder until the menu's code is loaded. */
export function AccountButton({ member, ...rest }: ComponentProps<'button'> & { member: Member }) {
  const { t } = useTranslation('shell');
  const name = shownName(member);
  return (
    <button type="button" {...rest} className={styles.trigger} aria-label={t('account.menu', { name })}>
      <AccountPicture name={name} />
      <Icon of="chevron-down" size="s" />
    </button>
  );
}

/** The account's name, which opens the member centre (spec §2); plain text on a site without one. */
export function AccountName({ member }: { readonly member: Member }) {
  const { t } = useTranslation('shell');
  const hasCentre = useCentrePages('member').length > 0;
  const name = shownName(member);
  if (!hasCentre) return <span className={styles.name}>{name}</span>;
  return (
    <button
      type="button"
      className={classNames(styles.name, styles.opens)}
      aria-label={`${name}, ${t('centre.member')}`}
      title={t('centre.member')}
      onClick={() => void enterCentre('member')}
    >
      {name}
    </button>
  );
}

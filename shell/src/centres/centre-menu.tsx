import type { CentreId } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { shownName, useSession } from '@tessera/shared/session';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { AccountPicture } from '../chrome/account-menu/account-picture.tsx';
import { CountBadge } from '../chrome/count-badge.tsx';
import { useLabel } from '../contributions/labels.ts';
import type { useCentrePages } from '../contributions/selectors.ts';
import { requestSignOut } from '../intents/request-sign-out.ts';
import { goToCentre } from '../routing/navigation.ts';
import styles from './centre-menu.module.css';

interface Props {
  readonly centre: CentreId;
  readonly title: string;
  readonly pages: ReturnType<typeof useCentrePages>;
  readonly current: string | undefined;
}

/** The centre's menu, with the pages of the live remotes. */
export function CentreMenu({ centre, title, pages, current }: Props) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const open = (key: string) => goToCentre(centre, key);
  return (
    <nav className={styles.menu} aria-label={title}>
      <CentreAccount title={title} />
      {pages.map(({ item }) => (
        <button
          key={item.key}
          type="button"
          className={styles.row}
          aria-current={item.key === current ? 'page' : undefined}
          onClick={() => open(item.key)}
        >
          <Icon of={item.icon as IconName} />
          <span className={styles.item}>{label(item.label)}</span>
          {item.badge && <CountBadge event={item.badge} />}
        </button>
      ))}
      <button type="button" className={styles.row} onClick={() => void requestSignOut()}>
        <Icon of="sign-out" />
        {t('account.signOut')}
      </button>
    </nav>
  );
}

/** The account's name inside the centre: on a phone, and for agents, the centre covers the header. */
function CentreAccount({ title }: { readonly title: string }) {
  const session = useSession();
  if (!('member' in session)) return <p className={styles.title}>{title}</p>;
  const name = shownName(session.member);
  return (
    <div className={styles.account}>
      <AccountPicture name={name} />
      <span className={styles.label}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{title}</span>
      </span>
    </div>
  );
}

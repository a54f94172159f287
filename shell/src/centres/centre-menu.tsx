import type { CentreId } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { useNavigate } from '@tessera/shared/router';
import { shownName, useSession } from '@tessera/shared/session';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { AccountPicture } from '../chrome/account-menu/account-picture.tsx';
import { useLabel } from '../contributions/labels.ts';
import type { useCentrePages } from '../contributions/selectors.ts';
import { requestSignOut } from '../intents/request-sign-out.ts';
import { centrePath } from '../routing/navigation.ts';
import styles from './centre-menu.module.css';

interface Props {
  readonly centre: CentreId;
  readonly title: string;
  readonly pages: ReturnType<typeof useCentrePages>;
  readonly current: string | undefined;
}

/** The centre's menu; a page that no live remote brings is simply not in it. */
export function CentreMenu({ centre, title, pages, current }: Props) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const navigate = useNavigate();
  // Moving inside a centre keeps the page beneath, and the history short.
  const open = (key: string) => navigate(centrePath(centre, key), { replace: true, state: window.history.state?.usr });
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
          {label(item.label)}
        </button>
      ))}
      <button type="button" className={styles.row} onClick={() => void requestSignOut()}>
        <Icon of="sign-out" />
        {t('account.signOut')}
      </button>
    </nav>
  );
}

/** Whose centre it is: it fills the window of an agent, and of a phone, so the account's name is nowhere else to be seen. */
function CentreAccount({ title }: { readonly title: string }) {
  const session = useSession();
  if (!('member' in session)) return <p className={styles.title}>{title}</p>;
  const name = shownName(session.member);
  return (
    <div className={styles.account}>
      <AccountPicture name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{title}</span>
      </span>
    </div>
  );
}

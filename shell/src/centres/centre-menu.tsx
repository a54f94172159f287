import type { CentreId } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { useNavigate } from '@tessera/shared/router';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { useLabel } from '../contributions/labels.ts';
import type { useCentrePages } from '../contributions/selectors.ts';
import { goOut } from '../intents/go-out.ts';
import { centrePath } from '../routing/navigation.ts';
import { CentreAccount } from './centre-account.tsx';
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
      <button type="button" className={styles.row} onClick={() => void goOut()}>
        <Icon of="sign-out" />
        {t('account.signOut')}
      </button>
    </nav>
  );
}

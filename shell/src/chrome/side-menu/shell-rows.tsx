import { useTranslation } from '@tessera/shared/i18n';
import { Link, useLocation } from '@tessera/shared/router';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { openSupport } from '../../support/open-support.ts';
import { UnreadBadge } from '../../support/unread-badge.tsx';
import styles from './menu-row.module.css';

interface PageRowProps {
  readonly path: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onChoose?: () => void;
}

/** A menu item that leads to a page of the shell. */
export function PageRow({ path, icon, label, onChoose }: PageRowProps) {
  const isHere = useLocation().pathname === path;
  return (
    <Link to={path} className={styles.row} title={label} aria-current={isHere ? 'page' : undefined} onClick={onChoose}>
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

export function SupportRow({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.row}
      title={t('support.name')}
      onClick={() => {
        onChoose?.();
        void openSupport();
      }}
    >
      <Icon of="support" />
      <span className={styles.label}>{t('support.name')}</span>
      <UnreadBadge />
    </button>
  );
}

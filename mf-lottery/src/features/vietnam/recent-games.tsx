import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useVietnamRecent } from '../../api/draws.ts';
import styles from './vietnam.module.css';

/** The lotteries that the member bet on last; nothing for whoever has not bet. */
export function RecentGames() {
  const { t } = useTranslation('lottery');
  const recent = useVietnamRecent().data ?? [];
  if (recent.length === 0) return null;
  return (
    <nav aria-label={t('vietnam.recent')} className={styles.crumbs}>
      <span className={styles.when}>{t('vietnam.recent')}</span>
      {recent.map(({ code, name }) => (
        <Link key={code} to={`/vnlottery?gameCode=${code}`} className={styles.other}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

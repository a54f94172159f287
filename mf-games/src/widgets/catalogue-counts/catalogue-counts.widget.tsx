import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useVendors } from '../../api/lobby.ts';
import styles from '../../features/home/catalogue-counts.module.css';
import { homeCategories } from '../../model/home-categories.ts';

/** The catalogue by its kinds, in words and numbers. */
export default function CatalogueCountsWidget() {
  const { t, i18n } = useTranslation('games');
  const hasLottery = useSwitch('MF_LOTTERY');
  return (
    <nav aria-label={t('home.catalogue')}>
      <h2 className={styles.title}>{t('home.catalogue')}</h2>
      <ResourceView resource={useVendors()} skeleton={<SkeletonText lines={6} />}>
        {(lanes) => (
          <ul className={styles.list}>
            {homeCategories(lanes, hasLottery).map(({ category, count, path }) => (
              <li key={category}>
                <Link to={path} className={styles.row}>
                  <span className={styles.name}>{t(`category.${category}`)}</span>
                  {count !== undefined && <span className={styles.count}>{formatCount(count, i18n.language)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </nav>
  );
}

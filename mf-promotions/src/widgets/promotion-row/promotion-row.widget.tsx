import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ChevronRightIcon, Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useNotices } from '../../api/notices.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import styles from './promotion-row.module.css';

/** On a phone's home whose hero is not a promotion: the current one as a row that leads to it, or to all where it names none. */
export default function PromotionRowWidget() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.place}>
      <ResourceView
        resource={useNotices()}
        isEmpty={({ banners }) => banners.length === 0}
        skeleton={<Skeleton width="100%" height={96} radius="l" />}
        empty={
          <Link to="/promotions" className={styles.row}>
            <Icon of="promotions" className={styles.icon} />
            <strong className={styles.title}>{t('list.title')}</strong>
            <ChevronRightIcon aria-hidden size={17} className={styles.chevron} />
          </Link>
        }
      >
        {({ banners: [banner] }) =>
          banner && (
            <Link to={banner.promotionId ? detailPath(banner.promotionId) : '/promotions'} className={styles.row}>
              <Icon of="promotions" className={styles.icon} />
              <span className={styles.text}>
                <span className={styles.label}>{banner.label}</span>
                <strong className={styles.title}>{banner.title}</strong>
              </span>
              <ChevronRightIcon aria-hidden size={17} className={styles.chevron} />
            </Link>
          )
        }
      </ResourceView>
    </div>
  );
}

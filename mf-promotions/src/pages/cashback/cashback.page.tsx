import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { daysPerPage, useCashback, useCashbackRates } from '../../api/cashback.ts';
import { PartTable } from '../../features/cashback/part-table.tsx';
import { useProductName } from '../../features/products/use-product-name.ts';
import styles from './cashback.module.css';
import { CashbackDays } from './cashback-days.tsx';

/** Cashback (member centre): what settled bets bring by product and vendor, day by day, and its claim. */
export default function CashbackPage() {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const [page, setPage] = useState(1);
  const cashback = useCashback(page);
  return (
    <>
      <PageHeader level="centre" title={t('cashback.title')} subtitle={t('cashback.subtitle')} />
      <ResourceView resource={cashback} skeleton={<SkeletonText lines={10} />}>
        {({ running, list, total }) => (
          <div className={styles.parts}>
            {list.length > 0 && (
              <Panel level={2} title={t('cashback.days')}>
                <CashbackDays days={list} />
                {total > daysPerPage && (
                  <Pagination page={page} pageSize={daysPerPage} total={total} onChange={setPage} />
                )}
              </Panel>
            )}
            <Panel level={2} title={t('cashback.running')}>
              <p className={styles.note}>
                {t('cashback.runningNote', {
                  amount: full(running.amount),
                  time: date('dayAndClock', running.claimFromMs),
                })}
              </p>
              {running.parts.length > 0 ? (
                <PartTable label={t('cashback.running')} parts={running.parts} />
              ) : (
                <p className={styles.note}>{t('cashback.noBets')}</p>
              )}
            </Panel>
            <Rates />
          </div>
        )}
      </ResourceView>
    </>
  );
}

/** The rates of the member's level, and how they grow. */
function Rates() {
  const { t } = useTranslation('promotions');
  const { rate } = useFormat('promotions');
  const productName = useProductName();
  const rates = useCashbackRates();
  return (
    <Panel level={2} title={t('cashback.rates')}>
      <ResourceView
        resource={rates}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className={styles.note}>{t('cashback.noRates')}</p>}
      >
        {(list) => (
          <dl className={styles.rates}>
            {list.map(({ gameType, rateBasisPoints }) => (
              <div key={gameType}>
                <dt>{productName(gameType)}</dt>
                <dd>{rate(rateBasisPoints)}</dd>
              </div>
            ))}
          </dl>
        )}
      </ResourceView>
      <p className={styles.note}>
        {t('cashback.ratesNote')} <Link to="/vip">{t('cashback.toLevels')}</Link>
      </p>
    </Panel>
  );
}

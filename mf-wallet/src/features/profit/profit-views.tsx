import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import { useState } from 'react';
import type { Profit } from '../../api/bets.ts';
import { useCategoryName } from '../bets/category-name.ts';
import { type ProfitLine, ProfitTable } from './profit-table.tsx';
import styles from './profit-views.module.css';

const views = ['day', 'product', 'vendor'] as const;
type View = (typeof views)[number];

/** The same sums by day, by product or by vendor. */
export function ProfitViews({ profit }: { readonly profit: Profit }) {
  const { t } = useTranslation('wallet');
  const categoryName = useCategoryName();
  const [view, setView] = useState<View>('day');
  const linesOf: Readonly<Record<View, () => ProfitLine[]>> = {
    // Days without bets say nothing; the chart has them.
    day: () =>
      profit.days
        .filter(({ bets }) => bets > 0)
        .map((sums) => ({ ...sums, key: sums.day, name: sums.day }))
        .reverse(),
    product: () => profit.products.map((sums) => ({ ...sums, key: sums.category, name: categoryName(sums.category) })),
    vendor: () =>
      profit.vendors.map((sums) => ({
        ...sums,
        key: `${sums.category} ${sums.vassalage}`,
        name: `${sums.vendorName} · ${categoryName(sums.category)}`,
      })),
  };
  return (
    <section className={styles.views}>
      <Segmented
        label={t('profit.view')}
        segments={views.map((value) => ({ value, label: t(`profit.views.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <ProfitTable
        label={t('profit.title')}
        head={t(`profit.heads.${view}`)}
        lines={linesOf[view]()}
        total={profit.total}
      />
    </section>
  );
}

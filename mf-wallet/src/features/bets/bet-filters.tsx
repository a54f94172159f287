import { serverNow } from '@tessera/shared/clock';
import { dayOf } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Select } from '@tessera/shared/ui/select';
import { recordedBetStatuses } from '@tessera/shared/wire/wallet';
import { useMemo } from 'react';
import type { BetRecord } from '../../api/bets.ts';
import { type BetFilter, readBetFilter, writeBetFilter } from '../../model/bet-filter.ts';
import styles from '../record/period-filter.module.css';
import { PeriodFilter } from '../record/period-filter.tsx';
import { useAddress } from '../record/use-address.ts';
import { useCategoryName } from './category-name.ts';

/** The filter lives in the address. */
export function useBetFilter() {
  const { params, replace } = useAddress();
  const filter = useMemo(() => readBetFilter(params, serverNow(), merchant().timeZone), [params]);
  const change = (part: Partial<BetFilter>) => replace(writeBetFilter({ ...filter, ...part }));
  return { filter, change };
}

interface Props {
  readonly filter: BetFilter;
  /** What the member has ever bet on; unknown while the first answer is on its way. */
  readonly products: BetRecord['products'] | undefined;
  readonly onChange: (part: Partial<BetFilter>) => void;
}

/** In a list of choices the one that leaves the rest as it is; a value must not be empty. */
const all = 'all';

/** Period, product, vendor of that product, and status. */
export function BetFilters({ filter, products = [], onChange }: Props) {
  const { t } = useTranslation('wallet');
  const categoryName = useCategoryName();
  const { category, vassalage, status } = filter;
  const everything = { value: all, label: t('bets.all') };
  // What the address names is among the choices, even before the answer, or if there is none of it.
  const categories = [...new Set([...products.map((product) => product.category), ...(category ? [category] : [])])];
  const vendors = new Map(
    products
      .filter((product) => !category || product.category === category)
      .map((product) => [product.vassalage, product.vendorName]),
  );
  if (vassalage && !vendors.has(vassalage)) vendors.set(vassalage, vassalage);
  return (
    <PeriodFilter period={filter} today={dayOf(serverNow(), merchant().timeZone)} onChange={onChange}>
      <div className={styles.choices}>
        <Select
          className={styles.choice}
          label={t('bets.product')}
          hasMessage={false}
          options={[everything, ...categories.map((value) => ({ value, label: categoryName(value) }))]}
          value={category ?? all}
          onChange={(value) => onChange({ category: value === all ? undefined : value, vassalage: undefined })}
        />
        <Select
          className={styles.choice}
          label={t('bets.vendor')}
          hasMessage={false}
          options={[everything, ...[...vendors].map(([value, label]) => ({ value, label }))]}
          value={vassalage ?? all}
          onChange={(value) => onChange({ vassalage: value === all ? undefined : value })}
        />
        <Select
          className={styles.choice}
          label={t('bets.statusLabel')}
          hasMessage={false}
          options={[everything, ...recordedBetStatuses.map((value) => ({ value, label: t(`bets.status.${value}`) }))]}
          value={status ?? all}
          onChange={(value) => onChange({ status: value === all ? undefined : (value as BetFilter['status']) })}
        />
      </div>
    </PeriodFilter>
  );
}

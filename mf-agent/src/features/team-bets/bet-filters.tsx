import { useTranslation } from '@tessera/shared/i18n';
import { AppliedChip } from '@tessera/shared/ui/chip';
import { Select } from '@tessera/shared/ui/select';
import { recordedBetStatuses } from '@tessera/shared/wire/wallet';
import type { TeamBets } from '../../api/records.ts';
import type { BetFilter } from '../../model/record-filter.ts';
import { AccountField } from '../records/account-field.tsx';
import styles from '../records/records.module.css';
import { useCategoryName } from './category-name.ts';

interface Props {
  readonly filter: BetFilter;
  readonly isUnknownAccount: boolean;
  /** What the team bet on in the period; unknown while the first answer is on its way. */
  readonly products: TeamBets['products'] | undefined;
  /** Parts of the address; undefined for those that no longer matter. */
  readonly onChange: (
    parts: Readonly<Partial<Record<'account' | 'category' | 'vendor' | 'status' | 'bet', string | undefined>>>,
  ) => void;
}

/** In a list of choices the one that leaves the rest as it is; a value must not be empty. */
const all = 'all';
const chosen = (value: string) => (value === all ? undefined : value);

/** Account, product, vendor of that product, and status. */
export function BetFilters({ filter, isUnknownAccount, products = [], onChange }: Props) {
  const { t } = useTranslation('agent');
  const categoryName = useCategoryName();
  const { account, category, vassalage, status } = filter;
  // A game that the catalogue does not have any more has neither product nor vendor.
  const known = products.filter((product) => product.category && product.vassalage);
  const everything = { value: all, label: t('records.all') };
  // What the address names is among the choices, even before the answer, or if there is none of it.
  const categories = [...new Set([...known.map((product) => product.category), ...(category ? [category] : [])])];
  const vendors = new Map(
    known
      .filter((product) => !category || product.category === category)
      .map((product) => [product.vassalage, product.vendorName]),
  );
  if (vassalage && !vendors.has(vassalage)) vendors.set(vassalage, vassalage);
  const choices = [
    {
      label: t('betting.product'),
      options: categories.map((value) => ({ value, label: categoryName(value) })),
      value: category,
      choose: (value: string) => onChange({ category: chosen(value), vendor: undefined }),
    },
    {
      label: t('betting.vendor'),
      options: [...vendors].map(([value, label]) => ({ value, label })),
      value: vassalage,
      choose: (value: string) => onChange({ vendor: chosen(value) }),
    },
    {
      label: t('betting.statusLabel'),
      options: recordedBetStatuses.map((value) => ({ value, label: t(`betting.status.${value}`) })),
      value: status,
      choose: (value: string) => onChange({ status: chosen(value) }),
    },
  ];
  // One bet is shown alone, whatever the rest.
  if (filter.bet)
    return (
      <div className={styles.filters}>
        <AppliedChip
          label={t('records.clear', { name: t('betting.oneBet') })}
          onRemove={() => onChange({ bet: undefined })}
        >
          {t('betting.oneBet')}
        </AppliedChip>
      </div>
    );
  return (
    <div className={styles.filters}>
      <AccountField account={account} isUnknown={isUnknownAccount} onChange={(name) => onChange({ account: name })} />
      <div className={styles.choices}>
        {choices.map(({ label, options, value, choose }) => (
          <Select
            key={label}
            className={styles.choice}
            label={label}
            hasMessage={false}
            options={[everything, ...options]}
            value={value ?? all}
            onChange={choose}
          />
        ))}
      </div>
    </div>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { unitOf } from '../format.ts';
import styles from './queue.module.css';
import { firstDay, lastDay, type QueueFilter } from './use-queue-filter.ts';

interface Choice {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly filter: QueueFilter;
  /** What this queue has beside the common filters. */
  readonly choices?: readonly Choice[];
  /** Without, only the merchant can be chosen. */
  readonly hasAll?: boolean;
  /** The text search; as `hasAll` by default. */
  readonly hasSearch?: boolean;
}

/** No code of a merchant, and no choice. */
const every = '*';

/** The filters above a queue. Amounts can be named once a merchant is chosen, as they are in its currency. */
export function QueueFilters({ filter, choices = [], hasAll = true, hasSearch = hasAll }: Props) {
  const { t } = useTranslation('console');
  const { read, set, merchants, merchant } = filter;
  const days = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`queue.${name}`)}
      hasMessage={false}
      min={firstDay}
      max={lastDay}
      value={read(name)}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const amountField = (name: 'min' | 'max', code: string) => (
    <TextField
      label={t(`queue.${name}`, { currency: unitOf(code) })}
      hasMessage={false}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={read(name)}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <search className={styles.filters} aria-label={t('queue.filters')}>
      <Select
        label={t('column.merchant')}
        hasMessage={false}
        options={[
          { value: every, label: t('auditLog.all') },
          ...merchants.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={merchant?.code ?? every}
        onChange={(code) => set({ merchant: code === every ? '' : code, min: '', max: '' })}
      />
      {hasSearch && (
        <TextField
          label={t('withdrawals.search')}
          hasMessage={false}
          autoComplete="off"
          maxLength={40}
          value={read('search')}
          onChange={(event) => set({ search: event.target.value })}
        />
      )}
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          hasMessage={false}
          options={[{ value: every, label: t('queue.every') }, ...options]}
          value={options.find(({ value }) => value === read(name))?.value ?? every}
          onChange={(value) => set({ [name]: value === every ? '' : value })}
        />
      ))}
      {hasAll && days('from')}
      {hasAll && days('to')}
      {hasAll && merchant && amountField('min', merchant.currency)}
      {hasAll && merchant && amountField('max', merchant.currency)}
      {filter.isSet && (
        <Button size="small" variant="text" className={styles.reset} onClick={filter.clear}>
          {t('queue.clear')}
        </Button>
      )}
    </search>
  );
}

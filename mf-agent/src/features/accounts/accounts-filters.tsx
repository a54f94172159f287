import { useTranslation } from '@tessera/shared/i18n';
import { Chip } from '@tessera/shared/ui/chip';
import { Segmented } from '@tessera/shared/ui/segmented';
import {
  type AccountFilter,
  accountActivities,
  accountKinds,
  accountOwns,
  accountScopes,
  accountStates,
} from '../../model/account-filter.ts';
import { SearchBox } from '../layout/search-box.tsx';
import styles from './accounts.module.css';
import { BalanceRange } from './balance-range.tsx';

interface Props {
  readonly filter: AccountFilter;
  readonly keyword: string;
  readonly onSearch: (text: string) => void;
  readonly onChange: (part: Partial<AccountFilter>) => void;
}

export function AccountsFilters({ filter, keyword, onSearch, onChange }: Props) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('accounts.kind')}
        segments={accountKinds.map((kind) => ({ value: kind, label: t(`accounts.kinds.${kind}`) }))}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Segmented
        label={t('accounts.scope')}
        segments={accountScopes.map((scope) => ({ value: scope, label: t(`accounts.scopes.${scope}`) }))}
        value={filter.scope}
        onChange={(scope) => onChange({ scope })}
      />
      <div className={styles.search}>
        <SearchBox label={t('branch.search')} value={keyword} onChange={onSearch} />
      </div>
      <fieldset className={styles.chips} aria-label={t('accounts.state')}>
        {accountStates.slice(1).map((seen) => (
          <Chip
            key={seen}
            isSelected={filter.seen === seen}
            onClick={() => onChange({ seen: filter.seen === seen ? 'any' : seen })}
          >
            {t(`accounts.stateOf.${seen}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles.chips} aria-label={t('accounts.activity')}>
        {accountActivities.slice(1).map((activity) => (
          <Chip
            key={activity}
            isSelected={filter.activity === activity}
            onClick={() => onChange({ activity: filter.activity === activity ? 'any' : activity })}
          >
            {t(`accounts.activities.${activity}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles.chips} aria-label={t('accounts.ownAccount')}>
        {accountOwns.slice(1).map((own) => (
          <Chip
            key={own}
            isSelected={filter.own === own}
            onClick={() => onChange({ own: filter.own === own ? 'without' : own })}
          >
            {t(`accounts.owns.${own}`)}
          </Chip>
        ))}
      </fieldset>
      <BalanceRange filter={filter} onChange={onChange} />
    </div>
  );
}

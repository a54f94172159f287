import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { withParts } from '../../model/record-filter.ts';
import { ListLink } from '../layout/list-link.tsx';
import styles from './records.module.css';

interface Props {
  /** The page whose filter it leads to. */
  readonly page: string;
  readonly account: string;
  readonly hasLeft: boolean;
}

/** Whatever part of the team, or which one bet, was shown until now. */
const anyScope = { branch: undefined, under: undefined, part: undefined, direction: undefined, bet: undefined };

/** An account of the list: a press shows it alone. One that has left the team is masked, and cannot be asked for. */
export function AccountName({ page, account, hasLeft }: Props) {
  const { t } = useTranslation('agent');
  const [params] = useSearchParams();
  if (hasLeft)
    return (
      <span className={styles.left}>
        {account} <span className={styles.small}>{t('records.hasLeft')}</span>
      </span>
    );
  return (
    <ListLink
      page={page}
      query={withParts(params, { ...anyScope, account }).toString()}
      title={t('records.onlyAccount', { account })}
      className={styles.name}
    >
      {account}
    </ListLink>
  );
}

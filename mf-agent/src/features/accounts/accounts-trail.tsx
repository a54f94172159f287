import { useTranslation } from '@tessera/shared/i18n';
import { Breadcrumb } from '@tessera/shared/ui/breadcrumb';
import type { TeamAccounts } from '../../model/team.ts';
import styles from './accounts.module.css';

interface Props {
  readonly trail: TeamAccounts['trail'];
  /** Undefined is the agent's own branch. */
  readonly onEnter: (id: string | undefined) => void;
}

/** Where in the tree the list is, from the agent itself down. */
export function AccountsTrail({ trail, onEnter }: Props) {
  const { t } = useTranslation('agent');
  const path = trail.map(({ id, account }, at) => ({
    key: id,
    content:
      at === trail.length - 1 ? (
        account
      ) : (
        <button type="button" className={styles.enter} onClick={() => onEnter(at === 0 ? undefined : id)}>
          {account}
        </button>
      ),
  }));
  return <Breadcrumb label={t('branch.trail')} path={path} />;
}

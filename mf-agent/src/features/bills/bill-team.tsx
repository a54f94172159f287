import { useTranslation } from '@tessera/shared/i18n';
import { Breadcrumb } from '@tessera/shared/ui/breadcrumb';
import { classNames } from '@tessera/shared/ui/class-names';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { DataTable } from '@tessera/shared/ui/table';
import { useMemo, useState } from 'react';
import { useBillTeam } from '../../api/bills.ts';
import type { BillExplanation, BillTeamRow, BillTeam as Team } from '../../model/bills.ts';
import { LinkedTable } from '../layout/list-link.tsx';
import styles from './bills.module.css';
import { useTeamColumns } from './use-team-columns.tsx';

const pageSize = 20;
const keyOf = ({ id }: BillTeamRow): string => id;

interface Props {
  readonly explained: BillExplanation;
  readonly branch: string;
  readonly onBranch: (branch: string) => void;
}

/** What a bill's figures consist of: an account of its team and the branches below, with what they come to. */
export function BillTeam({ explained, branch, onBranch }: Props) {
  const [page, setPage] = useState(1);
  const { bill, accountId } = explained;
  const team = useBillTeam({
    ...{ id: Number(bill.id), page, pageSize },
    ...(branch === accountId ? {} : { parentId: branch }),
  });
  return (
    <ResourceView resource={team} skeleton={<Skeleton height={300} radius="m" />} isEmpty={() => false}>
      {(shown) => (
        <div className={classNames(styles.branches, team.isPlaceholderData && styles.stale)}>
          <Trail trail={shown.trail} onBranch={onBranch} />
          <TeamTable explained={explained} team={shown} onBranch={onBranch} />
          {shown.total > pageSize && (
            <div className={styles.pages}>
              <Pagination page={page} pageSize={pageSize} total={shown.total} onChange={setPage} />
            </div>
          )}
        </div>
      )}
    </ResourceView>
  );
}

function Trail({ trail, onBranch }: Pick<Team, 'trail'> & Pick<Props, 'onBranch'>) {
  const { t } = useTranslation('agent');
  const path = trail.map(({ id, account }, at) => ({
    key: id,
    content:
      at === trail.length - 1 ? (
        account
      ) : (
        <button type="button" className={styles.amount} onClick={() => onBranch(id)}>
          {account}
        </button>
      ),
  }));
  return <Breadcrumb label={t('branch.trail')} path={path} />;
}

function TeamTable({ explained, team, onBranch }: Omit<Props, 'branch'> & { readonly team: Team }) {
  const { t } = useTranslation('agent');
  const columns = useTeamColumns(explained, team, onBranch);
  const rows = useMemo(() => [team.own, ...team.list], [team]);
  return (
    <LinkedTable>
      <DataTable label={t('bill.team')} columns={columns} rows={rows} rowKey={keyOf} isDense />
    </LinkedTable>
  );
}

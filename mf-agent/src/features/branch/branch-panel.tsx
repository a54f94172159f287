import { useTranslation } from '@tessera/shared/i18n';
import { Breadcrumb } from '@tessera/shared/ui/breadcrumb';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { InviteIcon, SearchIcon, TeamIcon } from '@tessera/shared/ui/icons';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import type { FigureName } from '@tessera/shared/wire/agent';
import { useTeamMembers } from '../../api/team.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamBranch } from '../../model/team.ts';
import { SearchBox } from '../layout/search-box.tsx';
import { useHere } from '../layout/use-here.ts';
import styles from './branch.module.css';
import { BranchSkeleton, BranchTable } from './branch-table.tsx';
import { branchPageSize, useBranchView } from './use-branch-view.ts';
import { useExport } from './use-export.ts';

type View = ReturnType<typeof useBranchView>;

function Trail({ trail, onEnter }: { readonly trail: TeamBranch['trail']; readonly onEnter: View['enter'] }) {
  const { t } = useTranslation('agent');
  const path = trail.map(({ id, account }, at) => ({
    key: id,
    content:
      at === trail.length - 1 ? (
        account
      ) : (
        <button type="button" className={styles.crumb} onClick={() => onEnter({ id }, at === 0)}>
          {account}
        </button>
      ),
  }));
  return <Breadcrumb label={t('branch.trail')} path={path} />;
}

function NoDownline({ isSearch }: { readonly isSearch: boolean }) {
  const { t } = useTranslation('agent');
  const { open } = useHere();
  if (isSearch) return <EmptyState icon={<SearchIcon />} title={t('branch.nothingFound')} />;
  return (
    <EmptyState
      icon={<TeamIcon />}
      title={t('branch.empty')}
      detail={t('branch.emptyDetail')}
      actions={
        <Button icon={<InviteIcon />} onClick={() => open('registerAccount')}>
          {t('menu.register')}
        </Button>
      }
    />
  );
}

interface Props {
  readonly period: PeriodRequest;
  readonly figures: readonly FigureName[];
  /** The heading, when it is not the downline of an overview. */
  readonly title?: string;
  /** Whether a figure leads to the list behind it. */
  readonly hasLists?: boolean;
}

/** The downline with figures: where one is in it, search, export, and the tree itself. */
export function BranchPanel({ period, figures, title, hasLists = false }: Props) {
  const { t } = useTranslation('agent');
  const label = title ?? t('branch.title');
  const view = useBranchView(period);
  const branch = useTeamMembers(view.request);
  const file = useExport(view.request);
  const isSearch = view.request.scope === 'accounts';
  return (
    <Panel padding="none" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <div className={styles.trail}>{branch.data && <Trail trail={branch.data.trail} onEnter={view.enter} />}</div>
        <div className={styles.tools}>
          <SearchBox label={t('branch.search')} value={view.keyword} onChange={view.search} />
          <Button
            variant="outline"
            size="small"
            icon={<DownloadIcon />}
            isBusy={file.isBusy}
            isDisabled={!branch.data}
            onClick={() => void file.run()}
          >
            {t('branch.export')}
          </Button>
        </div>
      </header>
      <ResourceView
        resource={branch}
        skeleton={<BranchSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<NoDownline isSearch={isSearch} />}
      >
        {(shown) => (
          <div className={branch.isPlaceholderData ? styles.stale : undefined}>
            <BranchTable
              branch={shown}
              request={view.request}
              figures={figures}
              listPeriod={hasLists ? period : undefined}
              label={label}
              onSort={view.sort}
              onEnter={(row) => view.enter(row)}
            />
            {shown.total > branchPageSize && (
              <div className={styles.pages}>
                <Pagination
                  page={view.request.page}
                  pageSize={branchPageSize}
                  total={shown.total}
                  onChange={view.turnTo}
                />
              </div>
            )}
          </div>
        )}
      </ResourceView>
    </Panel>
  );
}

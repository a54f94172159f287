import { useTranslation } from '@tessera/shared/i18n';
import { Breadcrumb } from '@tessera/shared/ui/breadcrumb';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { InviteIcon, SearchIcon, TeamIcon } from '@tessera/shared/ui/icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { exportTeamMembers, type FigureName } from '@tessera/shared/wire/agent';
import { useTeamMembers } from '../../api/team.ts';
import { branchPageSize } from '../../model/branch-view.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamBranch } from '../../model/team.ts';
import { SearchBox } from '../layout/search-box.tsx';
import { useHere } from '../layout/use-here.ts';
import { ExportButton } from '../records/export-button.tsx';
import styles from './branch.module.css';
import { BranchSkeleton, BranchTable } from './branch-table.tsx';
import { useBranchView } from './use-branch-view.ts';

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
}

/** The downline with figures, each with the list behind it: where one is in it, search, export, and the tree itself. */
export function BranchPanel({ period, figures, title }: Props) {
  const { t } = useTranslation('agent');
  const label = title ?? t('branch.title');
  const view = useBranchView(period);
  const branch = useTeamMembers(view.request);
  const { parentId, keyword, scope } = view.request;
  const isSearch = scope === 'accounts';
  const exported = { ...period, ...(parentId ? { parentId } : {}), ...(keyword ? { keyword } : {}) };
  return (
    <Panel padding="none" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <div className={styles.trail}>{branch.data && <Trail trail={branch.data.trail} onEnter={view.enter} />}</div>
        <div className={styles.tools}>
          <SearchBox label={t('branch.search')} value={view.keyword} onChange={view.search} />
          {branch.data && (
            <ExportButton endpoint={exportTeamMembers} request={exported} name="team" span={branch.data.span} />
          )}
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
              period={period}
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

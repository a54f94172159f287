import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { Panel } from '@tessera/shared/ui/panel';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleNotice, endNotice, getConsoleNotices } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { PagedTable } from '../../chrome/paged-table.tsx';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { when, zoneName } from '../../format.ts';
import { NewNotice } from './new-notice.tsx';

const pageSize = 20;

/** Notices of a merchant's site: a new one with its audience, and what was published. */
export function NoticesPage() {
  const { t } = useTranslation('console');
  return (
    <PerMerchant title={t('notices.title')} subtitle={t('zoneNote', { zone: zoneName() })}>
      {(merchant) => (
        <>
          <NewNotice merchant={merchant} />
          <Published merchant={merchant.code} />
        </>
      )}
    </PerMerchant>
  );
}

function Published({ merchant }: { readonly merchant: string }) {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const notices = useConsole(getConsoleNotices, { merchant, page, pageSize });
  const columns = useMemo(
    (): readonly DataColumn<ConsoleNotice>[] => [
      { key: 'published', head: t('notices.published'), cell: ({ publishedAtMs }) => when(publishedAtMs) },
      { key: 'title', head: t('notices.field.title'), cell: ({ title }) => title, phone: 'name' },
      { key: 'audience', head: t('notices.field.audience'), cell: ({ audience }) => t(`notices.audience.${audience}`) },
      { key: 'by', head: t('column.operator'), cell: ({ createdBy }) => createdBy ?? '–' },
      {
        key: 'state',
        head: t('status'),
        cell: (notice) => <State merchant={merchant} notice={notice} />,
        align: 'end',
      },
    ],
    [t, merchant],
  );
  return (
    <Panel level={2} title={t('notices.history')}>
      <PagedTable
        label={t('notices.history')}
        resource={notices}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('notices.empty')}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      />
    </Panel>
  );
}

interface StateProps {
  readonly merchant: string;
  readonly notice: ConsoleNotice;
}

function State({ merchant, notice: { id, title, isShown, untilMs, endedBy } }: StateProps) {
  const { t } = useTranslation('console');
  const [isEnding, setEnding] = useState(false);
  const end = useConsoleChange(endNotice);
  const until = untilMs !== null && t('notices.until', { time: when(untilMs) });
  const shown = [t(isShown ? 'notices.shown' : 'notices.ended'), endedBy, until].filter(Boolean).join(' · ');
  return (
    <>
      {shown}{' '}
      {isShown && (
        <Button size="small" isBusy={end.isPending} onClick={() => setEnding(true)}>
          {t('notices.end')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        tone="danger"
        title={t('notices.endTitle', { title })}
        description={t('notices.endDetail')}
        confirmLabel={t('notices.end')}
        onConfirm={() => {
          setEnding(false);
          end.mutate({ merchant, id }, resultToasts(t('notices.endDone', { title })));
        }}
        onClose={() => setEnding(false)}
      />
    </>
  );
}

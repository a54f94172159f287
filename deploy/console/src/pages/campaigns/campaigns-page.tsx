import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { Panel } from '@tessera/shared/ui/panel';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type Campaign, getCampaigns, stopCampaign } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { PagedTable } from '../../chrome/paged-table.tsx';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { when, zoneName } from '../../format.ts';
import { NewCampaign } from './new-campaign.tsx';

const pageSize = 20;

/** Messages to segments of a merchant's members: a new one, and what was sent. */
export function CampaignsPage() {
  const { t } = useTranslation('console');
  return (
    <PerMerchant title={t('campaigns.title')} subtitle={t('zoneNote', { zone: zoneName() })}>
      {(merchant) => (
        <>
          <NewCampaign merchant={merchant} />
          <History merchant={merchant.code} />
        </>
      )}
    </PerMerchant>
  );
}

function History({ merchant }: { readonly merchant: string }) {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const campaigns = useConsole(getCampaigns, { merchant, page, pageSize });
  const columns = useMemo(
    (): readonly DataColumn<Campaign>[] => [
      { key: 'starts', head: t('campaigns.starts'), cell: ({ startsAtMs }) => when(startsAtMs) },
      { key: 'title', head: t('campaigns.field.title'), cell: ({ title }) => title, phone: 'name' },
      {
        key: 'kind',
        head: t('campaigns.field.kind'),
        cell: ({ kind, reason }) => [t(`campaigns.kind.${kind}`), reason].filter(Boolean).join(' · '),
      },
      {
        key: 'by',
        head: t('column.operator'),
        cell: ({ createdBy, createdAtMs }) => `${createdBy} · ${when(createdAtMs)}`,
      },
      {
        key: 'progress',
        head: t('campaigns.progress'),
        cell: ({ delivered, leftOut, waiting }) => t('campaigns.progressText', { delivered, leftOut, waiting }),
        phone: 'text',
      },
      { key: 'state', head: t('status'), cell: (campaign) => <State campaign={campaign} />, align: 'end' },
    ],
    [t],
  );
  return (
    <Panel level={2} title={t('campaigns.history')}>
      <PagedTable
        label={t('campaigns.history')}
        resource={campaigns}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('campaigns.empty')}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      />
    </Panel>
  );
}

function State({ campaign: { id, state, title, stoppedBy, endedAtMs } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('console');
  const [isStopping, setStopping] = useState(false);
  const stop = useConsoleChange(stopCampaign);
  const shown = [t(`campaigns.state.${state}`), stoppedBy, endedAtMs && when(endedAtMs)].filter(Boolean).join(' · ');
  return (
    <>
      {shown}{' '}
      {endedAtMs === null && (
        <Button size="small" isBusy={stop.isPending} onClick={() => setStopping(true)}>
          {t('campaigns.stop')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isStopping}
        tone="danger"
        title={t('campaigns.stopTitle', { title })}
        description={t('campaigns.stopDetail')}
        confirmLabel={t('campaigns.stop')}
        onConfirm={() => {
          setStopping(false);
          stop.mutate({ id }, resultToasts(t('campaigns.stopDone', { title })));
        }}
        onClose={() => setStopping(false)}
      />
    </>
  );
}

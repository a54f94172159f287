import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { BackIcon, UplineIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useUplineTransfer, useUplineTransfers } from '../../api/upline-transfers.ts';
import { MoneyFormSkeleton, MoneyPage, MoneyViews, useDetail } from '../../features/money-page/money-page.tsx';
import { UplineForm } from '../../features/upline/upline-form.tsx';
import { UplineReceipt } from '../../features/upline/upline-receipt.tsx';

/** Transfer to upline: the form, or the receipt of one transfer when the address names it. */
export default function TransferUplinePage() {
  const { t } = useTranslation('wallet');
  const { id, view, open, leave } = useDetail();
  const transfers = useUplineTransfers();
  const latest = id === null ? undefined : transfers.data?.list.find((one) => one.id === id);
  const isOlder = id !== null && transfers.data !== undefined && !latest;
  const older = useUplineTransfer({ id: id ?? '0' }, { enabled: isOlder });
  const isRefused = older.error instanceof ApiError && older.error.kind === 'rejected';
  const transfer = latest ?? (isOlder ? older.data : undefined);
  return (
    <MoneyViews view={view}>
      <MoneyPage
        title={id === null ? t('upline.title') : t('upline.receipt')}
        subtitle={transfer && t('requests.reference', { reference: transfer.reference })}
      >
        {isOlder ? (
          <ResourceView
            resource={older}
            skeleton={<MoneyFormSkeleton />}
            {...(isRefused ? { failed: () => <NoTransfer onLeave={leave} /> } : {})}
          >
            {(value) => <UplineReceipt transfer={value} onLeave={leave} />}
          </ResourceView>
        ) : (
          <ResourceView
            resource={transfers}
            skeleton={<MoneyFormSkeleton />}
            isEmpty={({ upline }) => id === null && upline === null}
            empty={<NoUpline />}
          >
            {(value) => {
              if (transfer) return <UplineReceipt transfer={transfer} onLeave={leave} />;
              return value.upline !== null && <UplineForm transfers={value} upline={value.upline} onOpen={open} />;
            }}
          </ResourceView>
        )}
      </MoneyPage>
    </MoneyViews>
  );
}

/** Member info names an account above, and the operator finds none that may receive money now. */
function NoUpline() {
  const { t } = useTranslation('wallet');
  return <EmptyState icon={<UplineIcon />} title={t('upline.closed')} detail={t('upline.closedDetail')} />;
}

/** Nobody's, another member's, or at an operator that only has the latest; the account record has them all. */
function NoTransfer({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('wallet');
  return (
    <EmptyState
      icon={<UplineIcon />}
      title={t('upline.unknown')}
      detail={t('upline.unknownDetail')}
      actions={
        <Button icon={<BackIcon />} onClick={onLeave}>
          {t('upline.back')}
        </Button>
      }
    />
  );
}

import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { OfflineIcon, RetryIcon } from '@tessera/shared/ui/icons';

export interface ListFailedProps {
  readonly cause: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The list could not be had: says whether it is the reader's connection, and offers another try. */
export function ListFailed({ cause, isRetrying, onRetry }: ListFailedProps) {
  const { t } = useTranslation('games');
  const isOffline = cause instanceof ApiError && cause.kind === 'offline';
  return (
    <div role="alert">
      <EmptyState
        icon={<OfflineIcon />}
        title={t('list.failed')}
        detail={t(isOffline ? 'list.offlineDetail' : 'list.failedDetail')}
        actions={
          <Button icon={<RetryIcon />} isBusy={isRetrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}

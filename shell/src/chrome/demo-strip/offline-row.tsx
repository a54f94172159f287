import { bus } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui/button';
import { useWhenBack } from '@tessera/shared/ui/connection';
import { Icon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect } from 'react';
import styles from './demo-strip.module.css';

/** Shown while offline, with a retry. When the network returns, all data on the page is fetched again. */
export function OfflineRow() {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const isOnline = useWhenBack(() => {
    toast.show({ id: 'connection', tone: 'ok', title: t('connection.back'), detail: t('connection.backDetail') });
    bus.emit('shell', 'shell:connection-restored', {});
    void queries.invalidateQueries();
  });
  useEffect(() => {
    document.documentElement.dataset.connection = isOnline ? 'online' : 'offline';
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <div className={styles.offline} role="status">
      <Icon of="offline" />
      {t('connection.offline')}
      <Button size="small" onClick={() => void queries.refetchQueries({ type: 'active' })}>
        {t('connection.retry')}
      </Button>
    </div>
  );
}

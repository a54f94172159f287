import { serverNow } from '@tessera/shared/clock';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useCallback } from 'react';
import { ago } from '../../model/recent.ts';

/** Says how long ago something was, in the reader's words. */
export function useAgo(): (ms: number) => string {
  const { t } = useTranslation('games');
  return useCallback(
    (ms) => {
      const { timeZone } = merchant();
      const when = ago(ms, serverNow(), (day) => formatDate('yyyy-MM-dd', day, timeZone));
      if (when.unit === 'date') return formatDate(t('when.date'), when.ms, timeZone);
      return t(`when.${when.unit}`, 'count' in when ? { shown: when.count } : {});
    },
    [t],
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import { type ConsoleMerchant, setSystemStatus } from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { saysSo } from '../../chrome/step.ts';

const STATUSES = [0, 1, 2] as const;

/** Opens the site, or closes it for maintenance or for its region; open pages follow. */
export function SystemStatus({ merchant: { code, systemStatus } }: { merchant: ConsoleMerchant }) {
  const { t } = useTranslation('console');
  const change = useConsoleChange(setSystemStatus);
  return (
    <div>
      <Segmented
        label={t('switches.status')}
        segments={STATUSES.map((status) => ({ value: String(status), label: t(`systemStatus.${status}`) }))}
        value={String(systemStatus)}
        onChange={(value) =>
          change.mutate({ code, systemStatus: Number(value) as 0 | 1 | 2 }, { onError: saysSo.onError })
        }
      />
    </div>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { SystemStatus as Status } from './changes.ts';

const statuses: readonly Status[] = [0, 1, 2];

/** Whether the site is open, or closed for maintenance or by region. */
export function SystemStatus({ value, onChange }: { value: Status; onChange: (status: Status) => void }) {
  const { t } = useTranslation('console');
  return (
    <div>
      <Segmented
        label={t('switches.status')}
        segments={statuses.map((status) => ({ value: String(status), label: t(`systemStatus.${status}`) }))}
        value={String(value)}
        onChange={(next) => onChange(Number(next) as Status)}
      />
    </div>
  );
}

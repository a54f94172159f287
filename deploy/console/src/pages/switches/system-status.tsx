import { useTranslation } from '@tessera/shared/i18n';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { Segmented } from '@tessera/shared/ui/segmented';
import { type ConsoleMerchant, setSystemStatus } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import { says } from '../../chrome/step.ts';

const STATUSES = [0, 1, 2] as const;
type Status = (typeof STATUSES)[number];

/** Opens the site, or closes it for maintenance or for its region; open pages follow. Closing it is asked about first. */
export function SystemStatus({ merchant: { code, name, systemStatus } }: { merchant: ConsoleMerchant }) {
  const { t } = useTranslation('console');
  const change = useConsoleChange(setSystemStatus);
  const [asked, setAsked] = useState<Status>();
  const choose = (status: Status) => {
    setAsked(undefined);
    const told = says(t('switches.statusDone', { merchant: name, status: t(`systemStatus.${status}`) }));
    change.mutate(
      { code, systemStatus: status },
      { onError: told.onError, onSuccess: () => told.onSuccess({ isChanged: true }) },
    );
  };
  return (
    <div>
      <Segmented
        label={t('switches.status')}
        segments={STATUSES.map((status) => ({ value: String(status), label: t(`systemStatus.${status}`) }))}
        value={String(systemStatus)}
        onChange={(value) => {
          const status = Number(value) as Status;
          if (status === 0) choose(status);
          else setAsked(status);
        }}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        tone="danger"
        title={t('switches.closeTitle', { merchant: name })}
        description={t('switches.closeText')}
        confirmLabel={t('switches.close')}
        onConfirm={() => asked !== undefined && choose(asked)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}

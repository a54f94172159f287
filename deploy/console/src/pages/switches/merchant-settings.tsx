import { useTranslation } from '@tessera/shared/i18n';
import type { SwitchNode } from '@tessera/shared/switches';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { ConsoleMerchant } from '@tessera/shared/wire/console';
import type { SystemStatus as Status } from './changes.ts';
import { Languages } from './languages.tsx';
import styles from './merchant-settings.module.css';
import { PendingChanges } from './pending-changes.tsx';
import { SwitchTree } from './switch-tree.tsx';
import type { ChangeStore } from './use-change-store.ts';
import { useChanges } from './use-changes.ts';

interface Props {
  readonly merchant: ConsoleMerchant;
  readonly nodes: readonly SwitchNode[];
  readonly store: ChangeStore;
}

/** All settings of a merchant. Changes wait for the one button below, and are locked while it works. */
export function MerchantSettings({ merchant, nodes, store }: Props) {
  const { changes, setChange, undo } = useChanges(merchant, nodes, store);
  const isBusy = store.isBusy(merchant.code);
  const status = changes.find((change) => change.kind === 'status')?.to ?? merchant.systemStatus;
  return (
    <>
      <fieldset className={styles.settings} disabled={isBusy}>
        <SystemStatus value={status} onChange={(to) => setChange({ kind: 'status', to })} />
        <Languages merchant={merchant} changes={changes} onChange={setChange} />
        <SwitchTree nodes={nodes} changes={changes} onChange={setChange} />
      </fieldset>
      <PendingChanges
        merchant={merchant}
        changes={changes}
        isBusy={isBusy}
        onUndo={undo}
        onBusy={(next) => store.lock(merchant.code, next)}
      />
    </>
  );
}

const statuses: readonly Status[] = [0, 1, 2];

/** Whether the site is open, or closed for maintenance or by region. */
function SystemStatus({ value, onChange }: { value: Status; onChange: (status: Status) => void }) {
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

import type { SwitchNode } from '@tessera/shared/switches';
import type { ConsoleMerchant } from '@tessera/shared/wire/console';
import { Languages } from './languages.tsx';
import styles from './merchant-settings.module.css';
import { PendingChanges } from './pending-changes.tsx';
import { SwitchTree } from './switch-tree.tsx';
import { SystemStatus } from './system-status.tsx';
import { useChanges } from './use-changes.ts';
import type { Wishes } from './use-wishes.ts';

interface Props {
  readonly merchant: ConsoleMerchant;
  readonly nodes: readonly SwitchNode[];
  readonly wishes: Wishes;
}

/** Everything of a merchant that can be set. All of it waits for the one button at the foot, and stands still while that works. */
export function MerchantSettings({ merchant, nodes, wishes }: Props) {
  const { changes, wish, takeBack } = useChanges(merchant, nodes, wishes);
  const isBusy = wishes.isBusy(merchant.code);
  const status = changes.find((change) => change.kind === 'status')?.to ?? merchant.systemStatus;
  return (
    <>
      <fieldset className={styles.settings} disabled={isBusy}>
        <SystemStatus value={status} onChange={(to) => wish({ kind: 'status', to })} />
        <Languages merchant={merchant} changes={changes} onChange={wish} />
        <SwitchTree nodes={nodes} changes={changes} onChange={wish} />
      </fieldset>
      <PendingChanges
        merchant={merchant}
        changes={changes}
        isBusy={isBusy}
        onTakeBack={takeBack}
        onHold={(next) => wishes.hold(merchant.code, next)}
      />
    </>
  );
}

import type { SwitchNode } from '@tessera/shared/switches';
import type { ConsoleMerchant } from '@tessera/shared/wire/console';
import { useEffect, useMemo } from 'react';
import { type Change, pendingOf, withChange } from './changes.ts';
import { Languages } from './languages.tsx';
import { PendingChanges } from './pending-changes.tsx';
import { switchRows } from './switch-rows.ts';
import { SwitchTree } from './switch-tree.tsx';
import { SystemStatus } from './system-status.tsx';

interface Props {
  readonly merchant: ConsoleMerchant;
  readonly nodes: readonly SwitchNode[];
  readonly wishes: readonly Change[];
  readonly onWish: (wishes: readonly Change[]) => void;
}

/** Everything of a merchant that can be set. All of it waits for the one button at the foot. */
export function MerchantSettings({ merchant, nodes, wishes, onWish }: Props) {
  const { systemStatus, languages } = merchant;
  const stored = useMemo(
    () => ({
      systemStatus,
      languages,
      switches: new Map(switchRows(nodes, new Map()).map(({ modId, isOn }) => [modId, isOn])),
    }),
    [systemStatus, languages, nodes],
  );
  const changes = pendingOf(wishes, stored);
  // What has come true is wished no more, so that it does not come back when somebody else undoes it.
  useEffect(() => {
    if (changes.length < wishes.length) onWish(changes);
  });
  const wish = (change: Change) => onWish(withChange(wishes, change, stored));
  const status = changes.find((change) => change.kind === 'status')?.to ?? systemStatus;
  return (
    <>
      <SystemStatus value={status} onChange={(to) => wish({ kind: 'status', to })} />
      <Languages merchant={merchant} changes={changes} onChange={wish} />
      <SwitchTree nodes={nodes} changes={changes} onChange={wish} />
      <PendingChanges
        merchant={merchant}
        changes={changes}
        onTakeBack={(back) => onWish(changes.filter((change) => !back.includes(change)))}
      />
    </>
  );
}

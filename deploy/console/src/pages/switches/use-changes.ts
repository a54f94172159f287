import type { SwitchNode } from '@tessera/shared/switches';
import type { ConsoleMerchant } from '@tessera/shared/wire/console';
import { useEffect, useMemo } from 'react';
import { type Change, pendingOf, withChange } from './changes.ts';
import { switchRows } from './switch-rows.ts';
import type { ChangeStore } from './use-change-store.ts';

/** The pending changes of a merchant, compared with what the operator has stored. */
export function useChanges(
  { code, systemStatus, languages }: ConsoleMerchant,
  nodes: readonly SwitchNode[],
  store: ChangeStore,
) {
  const { update } = store;
  const stored = useMemo(
    () => ({
      systemStatus,
      languages,
      switches: new Map(switchRows(nodes, new Map()).map(({ modId, isOn }) => [modId, isOn])),
    }),
    [systemStatus, languages, nodes],
  );
  // A change that has come true is removed, so that it does not return when somebody else undoes it.
  useEffect(() => update(code, (before) => pendingOf(before, stored)), [update, code, stored]);
  return {
    changes: pendingOf(store.of(code), stored),
    setChange: (change: Change) => update(code, (before) => withChange(before, change, stored)),
    undo: (back: readonly Change[]) => update(code, (before) => before.filter((one) => !back.includes(one))),
  };
}

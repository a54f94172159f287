import type { SwitchNode } from '@tessera/shared/switches';
import type { ConsoleMerchant } from '@tessera/shared/wire/console';
import { useEffect, useMemo } from 'react';
import { type Change, pendingOf, withChange } from './changes.ts';
import { switchRows } from './switch-rows.ts';
import type { Wishes } from './use-wishes.ts';

/** What of a merchant would change, against how it stands at the operator now. */
export function useChanges(
  { code, systemStatus, languages }: ConsoleMerchant,
  nodes: readonly SwitchNode[],
  wishes: Wishes,
) {
  const { keep } = wishes;
  const stored = useMemo(
    () => ({
      systemStatus,
      languages,
      switches: new Map(switchRows(nodes, new Map()).map(({ modId, isOn }) => [modId, isOn])),
    }),
    [systemStatus, languages, nodes],
  );
  // What has come true is wished no more, so that it does not come back when somebody else undoes it.
  useEffect(() => keep(code, (before) => pendingOf(before, stored)), [keep, code, stored]);
  return {
    changes: pendingOf(wishes.of(code), stored),
    wish: (change: Change) => keep(code, (before) => withChange(before, change, stored)),
    takeBack: (back: readonly Change[]) => keep(code, (before) => before.filter((one) => !back.includes(one))),
  };
}

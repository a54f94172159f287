import type { SlotName } from '@tessera/shared/contract';
import { RestingTile } from '@tessera/shared/ui/resting-tile';
import { Contribution } from './contribution.tsx';
import { useSlot } from './selectors.ts';

interface Props {
  readonly name: SlotName;
  /** How a failure is drawn here: a whole tile, a row, or only an icon. */
  readonly size: 'tile' | 'row' | 'icon';
}

/** A place in the chrome that remotes fill; each widget waits, works and fails on its own. */
export function Slot({ name, size }: Props) {
  return useSlot(name).map(({ release, item }) => (
    <Contribution
      key={`${release.container}/${item.partKey}`}
      release={release}
      partKey={item.partKey}
      componentProps={{}}
      waiting={item.reserve ? <div aria-hidden style={{ minBlockSize: item.reserve }} /> : null}
      failed={(failure, retry) => <RestingTile size={size} remote={release.id} step={failure.step} failureId={failure.id} onRetry={retry} />}
    />
  ));
}

import type { SlotName } from '@tessera/shared/contract';
import { Contribution } from './contribution.tsx';
import { FailedPart } from './failed-part.tsx';
import { useSlot } from './selectors.ts';

interface Props {
  readonly name: SlotName;
  /** How a failure is shown: an error tile, a row, or only an icon. */
  readonly size: 'tile' | 'row' | 'icon';
  /** Called when the slot's content is mounted and unmounted. */
  readonly onMountedChange?: (isMounted: boolean) => void;
}

/** A place in the chrome that remotes fill; each widget loads and fails on its own. */
export function Slot({ name, size, onMountedChange }: Props) {
  return useSlot(name).map(({ release, item }) => (
    <Contribution
      key={`${release.container}/${item.partKey}`}
      release={release}
      partKey={item.partKey}
      componentProps={{}}
      onMountedChange={onMountedChange}
      waiting={item.reserve ? <div aria-hidden style={{ minBlockSize: item.reserve }} /> : null}
      failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} size={size} />}
    />
  ));
}

import type { SlotName } from '@tessera/shared/contract';
import { Contribution } from './contribution.tsx';
import { FailedPart } from './failed-part.tsx';
import { useSlot } from './selectors.ts';

interface Props {
  readonly name: SlotName;
  /** How a failure is drawn here: a whole tile, a row, or only an icon. */
  readonly size: 'tile' | 'row' | 'icon';
  /** Told when what fills the place comes into sight and when it goes. */
  readonly onStanding?: (isStanding: boolean) => void;
}

/** A place in the chrome that remotes fill; each widget waits, works and fails on its own. */
export function Slot({ name, size, onStanding }: Props) {
  return useSlot(name).map(({ release, item }) => (
    <Contribution
      key={`${release.container}/${item.partKey}`}
      release={release}
      partKey={item.partKey}
      componentProps={{}}
      onStanding={onStanding}
      waiting={item.reserve ? <div aria-hidden style={{ minBlockSize: item.reserve }} /> : null}
      failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} size={size} />}
    />
  ));
}

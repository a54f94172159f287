import type { SlotName } from '@tessera/shared/contract';
import { Fragment, startTransition, useEffect, useState } from 'react';
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
  const isPainted = useIsPainted();
  return useSlot(name).map(({ release, item }) => {
    const key = `${release.container}/${item.partKey}`;
    const waiting = item.reserve ? <div aria-hidden style={{ minBlockSize: item.reserve }} /> : null;
    if (item.isBelowFold && !isPainted) return <Fragment key={key}>{waiting}</Fragment>;
    return (
      <Contribution
        key={key}
        release={release}
        partKey={item.partKey}
        componentProps={{}}
        onMountedChange={onMountedChange}
        waiting={waiting}
        failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} size={size} />}
      />
    );
  });
}

/** Whether the page has painted for the first time; what is below the fold is rendered then, without holding up input. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(hasPainted);
  useEffect(() => {
    hasPainted = true;
    startTransition(() => setPainted(true));
  }, []);
  return isPainted;
}

let hasPainted = false;

import type { SlotName } from '@tessera/shared/contract';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
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
export function Slot({ name, ...place }: Props) {
  return useSlot(name).map((filled) => (
    <Widget key={`${filled.release.container}/${filled.item.partKey}`} {...filled} {...place} />
  ));
}

type WidgetProps = ReturnType<typeof useSlot>[number] & Omit<Props, 'name'>;

function Widget({ release, item, size, onMountedChange }: WidgetProps) {
  const waiting = item.reserve ? <div aria-hidden style={{ minBlockSize: item.reserve }} /> : null;
  const widget = (
    <Contribution
      release={release}
      partKey={item.partKey}
      componentProps={{}}
      onMountedChange={onMountedChange}
      waiting={waiting}
      failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} size={size} />}
    />
  );
  return item.isBelowFold ? <AfterPaint waiting={waiting}>{widget}</AfterPaint> : widget;
}

let hasPainted = false;

/** Renders what is below the fold once the page has painted for the first time, without holding up input. */
function AfterPaint({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const [isPainted, setPainted] = useState(hasPainted);
  useEffect(() => {
    hasPainted = true;
    startTransition(() => setPainted(true));
  }, []);
  return isPainted ? children : waiting;
}

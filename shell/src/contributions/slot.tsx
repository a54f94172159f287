import type { SlotName } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { whenIdle } from '@tessera/shared/when-idle';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
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

/**
 * A place in the chrome that remotes fill; each widget loads and fails on its own. Until an account is known, what only accounts see
 * has its height reserved as for a member.
 */
export function Slot({ name, ...place }: Props) {
  const isRestoring = useSession().role === 'restoring';
  return useSlot(name, 'member').map((filled) => {
    const key = `${filled.release.container}/${filled.item.partKey}`;
    if (isRestoring && filled.item.when?.roles) return <Reserved key={key} height={filled.item.reserve} />;
    return <Widget key={key} {...filled} {...place} />;
  });
}

const Reserved = ({ height }: { readonly height: string | undefined }) =>
  height === undefined ? null : <div aria-hidden style={{ minBlockSize: height }} />;

const NO_PROPS = {};

type WidgetProps = ReturnType<typeof useSlot>[number] & Omit<Props, 'name'>;

function Widget({ release, item, size, onMountedChange }: WidgetProps) {
  const { reserve } = item;
  const waiting = useMemo(() => reserve && <Reserved height={reserve} />, [reserve]);
  const widget = (
    <Contribution
      release={release}
      partKey={item.partKey}
      componentProps={NO_PROPS}
      onMountedChange={onMountedChange}
      waiting={waiting}
      failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} size={size} />}
    />
  );
  return item.isBelowFold ? <WhenNear waiting={waiting}>{widget}</WhenNear> : widget;
}

/** One height of the window above and below it. */
const ROOT_MARGIN = '100% 0px';

let wasIdle = false;

/**
 * Renders a part below the fold when the visitor scrolls near it or the page is idle, and at once on later pages. It does not
 * hold up input.
 */
function WhenNear({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const [isNear, setNear] = useState(wasIdle);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear) return;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: ROOT_MARGIN },
    );
    if (place.current) observer.observe(place.current);
    const cancel = whenIdle(() => {
      wasIdle = true;
      show();
    });
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [isNear]);
  return isNear ? children : waiting && <div ref={place}>{waiting}</div>;
}

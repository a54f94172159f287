import { readStored, useSession, writeStored } from '@tessera/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSlot } from '../../contributions/selectors.ts';
import { Slot } from '../../contributions/slot.tsx';
import styles from './header.module.css';

/** How long parts that are there may take to show their figures, and how long they may take to come, ms. */
const fillsWithinMs = 2_000;
const comesWithinMs = 10_000;

/**
 * What remotes show of an account in the header. In a page that is loaded again it is as wide as it was last, until the account is
 * known and all of it is there: nothing beside it moves.
 */
export function AccountPlace() {
  const { role } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const count = useSlot('header.account').length;
  const [mounted, setMounted] = useState(0);
  const countMounted = useCallback((isMounted: boolean) => setMounted((before) => before + (isMounted ? 1 : -1)), []);
  const isKnown = role !== 'visitor' && role !== 'restoring';
  const isThere = mounted >= count;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (!isKnown) return setFilled(false);
    // A part that fails is never there.
    const filled = setTimeout(() => setFilled(true), isThere ? fillsWithinMs : comesWithinMs);
    return () => clearTimeout(filled);
  }, [isKnown, isThere]);
  useEffect(() => {
    if (!isFilled || !place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) writeStored('accountWidth', Math.ceil(entry.contentRect.width));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFilled]);
  const reserved = role === 'visitor' || isFilled ? undefined : readStored('accountWidth');
  return (
    <div
      ref={place}
      className={styles.account}
      style={{ minInlineSize: reserved && `min(${reserved}px, 50vw)` }}
      data-reserved={reserved}
    >
      <Slot name="header.account" size="icon" onMountedChange={countMounted} />
    </div>
  );
}

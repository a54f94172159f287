import { readStored, useSession, writeStored } from '@tessera/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSlot } from '../../contributions/selectors.ts';
import { Slot } from '../../contributions/slot.tsx';
import styles from './header.module.css';

/** How long parts that are there may take to show their figures, ms. */
const fillsWithinMs = 2_000;

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
  const isThere = role !== 'visitor' && role !== 'restoring' && mounted >= count;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (!isThere) return setFilled(false);
    const filled = setTimeout(() => setFilled(true), fillsWithinMs);
    return () => clearTimeout(filled);
  }, [isThere]);
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
    <div ref={place} className={styles.account} style={{ minInlineSize: reserved }} data-reserved={reserved}>
      <Slot name="header.account" size="icon" onMountedChange={countMounted} />
    </div>
  );
}

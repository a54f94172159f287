import { ACCOUNT_WIDTH_PROPERTY } from '@tessera/shared/registry';
import { readStored, useSession, writeStored } from '@tessera/shared/session';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSlot } from '../../contributions/selectors.ts';
import { Slot } from '../../contributions/slot.tsx';
import styles from './header.module.css';

/** How long parts that are there may take to show their figures, and how long they may take to come, ms. */
const fillsWithinMs = 2_000;
const comesWithinMs = 10_000;

const reserve = (px: number): void => document.documentElement.style.setProperty(ACCOUNT_WIDTH_PROPERTY, `${px}px`);

/** Reserves the width that the account last had in this tab. In a page that the edge has made for an account, its script has done so. */
export function reserveAccountPlace(): void {
  const px = readStored('accountWidth');
  if (px) reserve(px);
}

/**
 * What remotes show of an account in the header, and `children` beside it. In a page that is loaded again it is as wide as it was
 * last, until the account is known and all of it is there: nothing beside it moves.
 */
export function AccountPlace({ children }: { readonly children: ReactNode }) {
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
    // The next account may be another one.
    if (role === 'visitor') document.documentElement.style.removeProperty(ACCOUNT_WIDTH_PROPERTY);
  }, [role]);
  useEffect(() => {
    if (!isFilled || !place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const px = Math.ceil(entry.contentRect.width);
      writeStored('accountWidth', px);
      reserve(px);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFilled]);
  return (
    <div ref={place} className={styles.account} data-reserved={(role !== 'visitor' && !isFilled) || undefined}>
      <Slot name="header.account" size="icon" onMountedChange={countMounted} />
      {children}
    </div>
  );
}

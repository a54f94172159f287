import { useEffect, useRef } from 'react';
import type { TypedTier } from '../../model/contract-form.ts';

/** Keeps the focus when the button that had it goes: to the remove button of the tier in its place, or to that which adds one. */
export function useTierFocus(tiers: readonly TypedTier[]) {
  const removeButtons = useRef(new Map<number, HTMLButtonElement>());
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const tier = tiers[Math.min(wanted.current, tiers.length - 1)];
    wanted.current = undefined;
    ((tier && removeButtons.current.get(tier.key)) ?? addButton.current)?.focus();
  }, [tiers]);
  return {
    addButton,
    removeButton: (key: number) => (button: HTMLButtonElement | null) => {
      if (button) removeButtons.current.set(key, button);
      else removeButtons.current.delete(key);
    },
    /** Once the tiers have changed. */
    moveTo: (at: number) => {
      wanted.current = at;
    },
  };
}

import { useEffect } from 'react';
import { useLabel } from '../contributions/labels.ts';
import { bootDocument } from '../remotes/live-remotes.ts';

/** The document's title: a label's key before the merchant's name; without a key the name alone; `null` leaves it. */
export function useTitle(key: string | null | undefined): void {
  const label = useLabel();
  const brand = bootDocument().merchant.name;
  const title = key ? `${label(key)} · ${brand}` : brand;
  useEffect(() => {
    if (key !== null) document.title = title;
  }, [key, title]);
}

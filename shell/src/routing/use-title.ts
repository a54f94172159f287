import { useEffect } from 'react';
import { useLabel } from '../contributions/labels.ts';
import { bootDocument } from '../remotes/live-remotes.ts';

/**
 * Sets the document's title: a label before the merchant's name; without a key the name alone; `null` changes
 * nothing.
 */
export function useTitle(key: string | null | undefined): void {
  const title = useTitleOf(key);
  useEffect(() => {
    if (key !== null) document.title = title;
  }, [key, title]);
}

/** The title while a notice covers the whole site; afterwards the page has its own again. */
export function useTitleOver(key: string): void {
  const title = useTitleOf(key);
  useEffect(() => {
    const below = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = below;
    };
  }, [title]);
}

function useTitleOf(key: string | null | undefined): string {
  const label = useLabel();
  const brand = bootDocument().merchant.name;
  return key ? `${label(key)} · ${brand}` : brand;
}

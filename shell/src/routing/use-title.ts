import { useEffect } from 'react';
import { useLabel } from '../contributions/labels.ts';
import { bootDocument } from '../remotes/live-remotes.ts';

/** The document's title: a label's key before the merchant's name; without a key the name alone; `null` leaves it. */
export function useTitle(key: string | null | undefined): void {
  const title = useTitleOf(key);
  useEffect(() => {
    if (key !== null) document.title = title;
  }, [key, title]);
}

/** The title of what lies over the whole site, for as long as it does; the page beneath has its own again afterwards. */
export function useTitleOver(key: string): void {
  const title = useTitleOf(key);
  useEffect(() => {
    const beneath = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = beneath;
    };
  }, [title]);
}

function useTitleOf(key: string | null | undefined): string {
  const label = useLabel();
  const brand = bootDocument().merchant.name;
  return key ? `${label(key)} · ${brand}` : brand;
}

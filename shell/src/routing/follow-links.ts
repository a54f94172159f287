import { session$ } from '@tessera/shared/session';
import { onReleasesChange } from '../remotes/live-remotes.ts';
import { loadAhead } from './load-ahead.ts';
import { dropPageAhead, renderAhead } from './page-ahead.ts';

/** Shorter hovers are a pointer passing by. */
const restMs = 65;

/** The link of an event, if it leads to another page in this tab. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { origin, pathname } = window.location;
  const isNext = link && link.origin === origin && link.pathname !== pathname;
  return isNext && (!link.target || link.target === '_self') && !link.download ? link : undefined;
}

/** Key of the current entry of the history. */
const entryKey = (): string => window.history.state?.key ?? 'default';

/** The visitor has asked the browser to load less. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads ahead what a link leads to once a mouse or the focus rests on it, and at once when it is pressed; then it is
 * rendered, if that is still the link. Returns a function that ends it.
 */
export function followLinks(): () => void {
  /** The link that was pointed at or pressed last. */
  let last: HTMLAnchorElement | undefined;
  let hovered: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = async (link: HTMLAnchorElement) => {
    last = link;
    const from = entryKey();
    const isLoaded = await loadAhead(link);
    if (isLoaded && last === link && from === entryKey()) renderAhead(link.pathname + link.search, from);
  };
  const hover = (link: HTMLAnchorElement | undefined) => {
    if (link === hovered) return;
    clearTimeout(timer);
    hovered = link;
    if (link && !savesData()) timer = setTimeout(() => void prepare(link), restMs);
  };
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && hover(linkOf(event)), {
    signal,
  });
  document.addEventListener('focusin', (event) => hover(linkOf(event)), { signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.button === 0 ? linkOf(event) : undefined;
      if (link) void prepare(link);
    },
    { signal },
  );
  // The page was rendered for the account that was signed in, and with the releases of that time.
  const session = session$.subscribe(dropPageAhead);
  const endReleases = onReleasesChange(dropPageAhead);
  return () => {
    clearTimeout(timer);
    session.unsubscribe();
    endReleases();
    ended.abort();
  };
}

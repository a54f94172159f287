import type { Boot } from '@tessera/shared/registry';
import { useLayoutEffect } from 'react';
import { hasOpenDialog } from '../dialogs/dialog-stack.ts';
import { bootDocument, installBoot, isReplaced, type Release } from '../remotes/live-remotes.ts';
import { hasEdits } from './edited-fields.ts';
import { reloadOnce } from './reload-once.ts';

/** What the edge answers: the releases that the page should have now. */
type Wanted = Pick<Boot, 'trust' | 'remotes'>;

/** By remote id; the shell's is among them, and changes with the next load of the page. */
type Versions = Readonly<Record<string, string>>;

let wanted: Versions = {};
let next: Wanted | undefined;
/** The address that the page shows; of the page below, while a centre is open. */
let shownPath: string | undefined;
let fetching: Promise<void> | undefined;

const hasAll = (remotes: readonly Release[], versions: Versions): boolean =>
  remotes.every(({ id, version }) => {
    const other = versions[id];
    return other === version || (other !== undefined && isReplaced({ id, version: other }));
  }) && Object.keys(versions).every((id) => id === 'shell' || remotes.some((release) => release.id === id));

/**
 * Brings the page to the releases that the edge says. A remote that is gone is gone at once, one that is new is there at
 * once; another release of one that is in use comes with the next navigation, so that no form is lost.
 */
export function updateReleases(versions: Versions): void {
  wanted = versions;
  const here = bootDocument().remotes;
  const staying = here.filter(({ id }) => id in versions);
  if (staying.length < here.length) installBoot({ ...bootDocument(), remotes: staying });
  if (hasAll(staying, versions)) next = undefined;
  else fetching ??= fetchNext().finally(() => (fetching = undefined));
}

async function fetchNext(): Promise<void> {
  try {
    const answer = await fetch('/edge/releases.json');
    if (!answer.ok) return;
    next = (await answer.json()) as Wanted;
  } catch {
    // No network: the next push or poll of the edge says it again.
    return;
  }
  const { trust, remotes } = next;
  const here = new Map(bootDocument().remotes.map((release) => [release.id, release]));
  const kept = remotes.filter(({ id }) => id in wanted).map((release) => here.get(release.id) ?? release);
  // What was fetched later was checked against these documents.
  installBoot({ ...bootDocument(), trust, remotes: kept });
  if (hasAll(kept, wanted)) next = undefined;
}

/**
 * Moves the page to the other releases when it shows another address: of remotes at once, of the shell by loading the page
 * again. It stays as it is while a dialog is open, or a field that somebody has edited.
 */
export function useReleaseUpdates(pathname: string): void {
  // Before the paint, so that little of the new page has been loaded from the old release.
  useLayoutEffect(() => {
    const isElsewhere = pathname !== shownPath;
    shownPath = pathname;
    if (!isElsewhere || hasOpenDialog() || hasEdits()) return;
    if (hasNewShell() && reloadOnce('newVersion', wanted.shell as string)) return;
    if (!next) return;
    const { trust, remotes } = next;
    next = undefined;
    installBoot({ ...bootDocument(), trust, remotes: remotes.filter(({ id }) => id in wanted) });
  }, [pathname]);
}

/** `npm run dev` loads a changed shell by itself. */
function hasNewShell(): boolean {
  const { shell, isDevelopment } = bootDocument();
  return !isDevelopment && wanted.shell !== undefined && wanted.shell !== shell.version;
}

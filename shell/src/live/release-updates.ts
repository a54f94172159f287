import type { Boot } from '@tessera/shared/registry';
import { useLayoutEffect } from 'react';
import { hasOpenDialog } from '../dialogs/dialog-stack.ts';
import { bootDocument, installBoot, isReplaced, type Release, releaseOf } from '../remotes/live-remotes.ts';
import { hasEdits } from './edited-fields.ts';
import { reloadOnce } from './reload-once.ts';

/** What the edge answers: the releases that the page should have now. */
type Answer = Pick<Boot, 'trust' | 'remotes'>;

/** By remote id; the shell's is among them, and changes with the next load of the page. */
type Versions = Readonly<Record<string, string>>;

/** As the edge announced them last. */
let wanted: Versions | undefined;
/** What the page moves to. */
let next: Answer | undefined;
/** Where the page was last, and where the page below a centre was. */
let shownPath: string | undefined;
let belowPath: string | undefined;
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
  else void fetchWanted();
}

/** Asks the edge, once at a time; once more if other versions were announced meanwhile. */
function fetchWanted(): Promise<void> {
  const asked = wanted;
  fetching ??= fetchNext()
    .catch((cause: unknown) => console.error('[releases]', cause))
    .finally(() => {
      fetching = undefined;
      if (wanted !== asked && !isUpToDate()) void fetchWanted();
    });
  return fetching;
}

/** Whether the page has what was announced last, or knows what it moves to. */
const isUpToDate = (): boolean => !wanted || hasAll(next?.remotes ?? bootDocument().remotes, wanted);

async function fetchNext(): Promise<void> {
  // Without an answer it is asked again at the next navigation.
  const answer = await fetch('/edge/releases.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { trust, remotes } = (await answer.json()) as Answer;
  const here = new Map(bootDocument().remotes.map((release) => [release.id, release]));
  const kept = remotes.filter(isWanted).map((release) => here.get(release.id) ?? release);
  // What was fetched later was checked against these documents.
  installBoot({ ...bootDocument(), trust, remotes: kept });
  next = wanted && hasAll(kept, wanted) ? undefined : { trust, remotes };
}

const isWanted = ({ id }: Release): boolean => wanted !== undefined && id in wanted;

/**
 * Moves the page to the other releases when it shows another address: of remotes at once, of the shell by loading the page
 * again. It stays as it is while a dialog is open, or a field that somebody has edited.
 */
export function useReleaseUpdates({ pathname, below, remoteBelow }: Shown): void {
  // Before the paint, so that little of the new page has been loaded from the old release.
  useLayoutEffect(() => {
    const isElsewhere = pathname !== shownPath;
    const isBelowTheSame = below === belowPath;
    shownPath = pathname;
    belowPath = below;
    if (!isElsewhere || hasOpenDialog() || hasEdits()) return;
    // Something may be chosen on the page below, which is loaded again with the shell.
    const shell = isBelowTheSame ? undefined : newShell();
    if (shell && reloadOnce('newVersion', shell)) return;
    if (!isUpToDate()) void fetchWanted();
    else if (next) move(next, isBelowTheSame ? remoteBelow : undefined);
  }, [pathname, below, remoteBelow]);
}

/** Installs the other releases; the page stays at one of its remotes if something of it is to be kept. */
function move({ trust, remotes }: Answer, kept: string | undefined): void {
  const here = kept === undefined ? undefined : releaseOf(kept);
  const moved = remotes.filter(isWanted).map((release) => (here && release.id === kept ? here : release));
  installBoot({ ...bootDocument(), trust, remotes: moved });
  next = wanted && hasAll(moved, wanted) ? undefined : next;
}

/** What the page shows. */
interface Shown {
  /** Its address, also of an open centre. */
  readonly pathname: string;
  /** The address of the page, which is the one below while a centre is open. */
  readonly below: string;
  /** The remote that this page is of. */
  readonly remoteBelow: string | undefined;
}

/** The version of a shell that the page should be loaded again for. `npm run dev` loads a changed shell by itself. */
function newShell(): string | undefined {
  const { shell, isDevelopment } = bootDocument();
  return isDevelopment || wanted?.shell === shell.version ? undefined : wanted?.shell;
}

import type { CentreId, Target } from '@tessera/shared/contract';
import { goTo, installNavigation, type Location, type Navigate } from '@tessera/shared/router';
import { openDialog } from '../dialogs/dialog-stack.ts';

/** Stored in the history entry of a surface that covers a page: the page below it. */
export interface PageBelow {
  /** The position in the history of the centre's menu that this page was opened over, on a phone. */
  readonly menuAt?: number | undefined;
  readonly below?: Pick<Location, 'pathname' | 'search' | 'hash' | 'key' | 'state'>;
}

/** The address of the page below an entry with this state; of the home page without one. */
export function addressBelow(state: unknown): string {
  const { pathname = '/index', search = '', hash = '' } = (state as PageBelow | null)?.below ?? {};
  return pathname + search + hash;
}

let navigate: Navigate | undefined;

/** Set by the mounted router, so that intents can navigate outside of React. */
export function installNavigate(installed: Navigate): void {
  navigate = installed;
  installNavigation((path, options) => installed(path, options));
}

export const centrePath = (centre: CentreId, page?: string): string => (page ? `/${centre}/${page}` : `/${centre}`);

/** Where a centre shows its menu and its pages one at a time, and Back leads from a page to the menu. */
export const isPhone = (): boolean => window.matchMedia?.('(width < 768px)').matches ?? false;

/** Opens a centre over the current page; inside an open centre the page below stays the same. */
export function goToCentre(centre: CentreId, page?: string): void {
  const { pathname, search, hash } = window.location;
  const state = window.history.state?.usr as PageBelow | undefined;
  const below =
    state?.below ?? (isCentrePath(pathname) ? undefined : { pathname, search, hash, key: 'below', state: null });
  if (page && isPhone() && state?.menuAt === undefined) {
    navigate?.(centrePath(centre), { state: { below } satisfies PageBelow, replace: isCentrePath(pathname) });
    navigate?.(centrePath(centre, page), { state: { below, menuAt: historyPosition() } satisfies PageBelow });
    return;
  }
  const menuAt = page === undefined ? undefined : state?.menuAt;
  navigate?.(centrePath(centre, page), {
    state: { below, menuAt } satisfies PageBelow,
    replace: isCentrePath(pathname),
  });
}

/** Where the current entry stands in the history, as the router counts. */
const historyPosition = (): number | undefined => window.history.state?.idx;

/** Back to the menu that the page was opened over, however many steps were made since; puts the menu in its place else. */
export function leaveToMenu(centre: CentreId, state: unknown): void {
  const { menuAt } = (state as PageBelow | null) ?? {};
  const position = historyPosition();
  const steps = menuAt === undefined || position === undefined ? 0 : menuAt - position;
  if (steps < 0) navigate?.(steps);
  else navigate?.(centrePath(centre), { replace: true, state });
}

export const isCentrePath = (path: string): boolean => /^\/(?:member|agent)(?:\/|$)/.test(path);

/** Follows a serialisable target. A dialog resolves with its result; a page has none. */
export async function follow(
  target: Target,
  params: unknown,
  openCentre: (centre: CentreId, page?: string) => Promise<void>,
): Promise<unknown> {
  if ('path' in target) goTo(target.path);
  else if ('centre' in target) await openCentre(target.centre, target.page);
  else return openDialog(target.dialog, params);
  return undefined;
}

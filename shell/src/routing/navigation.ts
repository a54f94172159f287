import type { CentreId, Target } from '@tessera/shared/contract';
import { goTo, installNavigation, type Location, type Navigate } from '@tessera/shared/router';
import { openDialog } from '../dialogs/dialog-stack.ts';

/** Stored in the history entry of a surface that covers a page: the page below it. */
export interface PageBelow {
  /** The entry before this one is the centre's menu. */
  readonly isOverMenu?: boolean;
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
  if (page && isPhone() && !state?.isOverMenu) {
    navigate?.(centrePath(centre), { state: { below } satisfies PageBelow, replace: isCentrePath(pathname) });
    navigate?.(centrePath(centre, page), { state: { below, isOverMenu: true } satisfies PageBelow });
    return;
  }
  const isOverMenu = page !== undefined && state?.isOverMenu;
  navigate?.(centrePath(centre, page), {
    state: { below, isOverMenu } satisfies PageBelow,
    replace: isCentrePath(pathname),
  });
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

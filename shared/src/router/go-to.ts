/** Navigates to a path of this site; `replace` replaces the current history entry. */
export type Navigation = (path: string, options?: { readonly replace?: boolean }) => void;

let installed: Navigation | undefined;

/** Set by the shell at start. */
export function installNavigation(navigation: Navigation): void {
  installed = navigation;
}

/** For code outside of React (an intent's code, a reaction); components use `useNavigate`. */
export const goTo: Navigation = (path, options) => {
  if (installed) installed(path, options);
  else globalThis.location?.assign(path);
};

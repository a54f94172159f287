/** Leads the page to an address of this site; `replace` leaves no step to go back to. */
export type Navigation = (path: string, options?: { readonly replace?: boolean }) => void;

let installed: Navigation | undefined;

/** Told by the shell at start. */
export function installNavigation(navigation: Navigation): void {
  installed = navigation;
}

/** For what runs outside of React (an intent's code, a reaction); components use `useNavigate`. */
export const goTo: Navigation = (path, options) => {
  if (installed) installed(path, options);
  else globalThis.location?.assign(path);
};

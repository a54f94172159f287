import type { ComponentProps, MouseEvent } from 'react';
import { type To, useLinkTo } from './router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  readonly state?: unknown;
  /** Replaces the history entry; a link to the current address always does. */
  readonly replace?: boolean;
}

/** A plain press of the main button; everything else (a new tab, a download) is the browser's. */
const isPlainPress = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link within the site. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const { address, history } = useLinkTo(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOwn = !rest.target || rest.target === '_self';
    if (event.defaultPrevented || !isOwn || rest.download !== undefined || !isPlainPress(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = history.current().location;
    history.navigate(address, { state, replace: replace ?? address === `${pathname}${search}${hash}` });
  };
  return <a {...rest} href={address} onClick={press} />;
}

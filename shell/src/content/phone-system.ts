import { BrowserOnly } from '@tessera/shared/contract';

function thisDevice(): Navigator {
  if (globalThis.window === undefined) throw new BrowserOnly('The system of a phone is known to its browser alone.');
  return navigator;
}

/**
 * The system of this phone or tablet, from the user agent; undefined on a desktop. An iPad reports itself as a Mac,
 * but Macs have no touch screen.
 */
export function phoneSystem(
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = thisDevice(),
): 'ios' | 'android' | undefined {
  if (/android/i.test(userAgent)) return 'android';
  const isPad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
}

/**
 * The system of this phone or tablet, from the user agent; undefined on a desktop. An iPad reports itself as a Mac,
 * but Macs have no touch screen.
 */
export function phoneSystem({ userAgent, maxTouchPoints } = navigator): 'ios' | 'android' | undefined {
  if (/android/i.test(userAgent)) return 'android';
  const isPad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
}

/**
 * The system of the phone or tablet that the page is open on, by what the browser says of itself; none on a desktop. An
 * iPad says that it is a Mac, whose screens take no touch.
 */
export function phoneSystem({ userAgent, maxTouchPoints } = navigator): 'ios' | 'android' | undefined {
  if (/android/i.test(userAgent)) return 'android';
  const isPad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
}

import { readCookie, removeCookie, shownAccount, writeCookie } from '@tessera/shared/session';
import { type Mobile, readMobile, writeMobile } from '../../model/mobile.ts';

/** Whether the box was ticked the last time. */
export const isRemembered = (): boolean => readCookie('remember') === '1';
export const rememberedName = (): string => (isRemembered() ? (readCookie('lastUsername') ?? '') : '');
export const rememberedMobile = (): Mobile | undefined =>
  isRemembered() ? readMobile(readCookie('smsLogin')) : undefined;

/** Whom this browser can bring back without a password, as the screen shows the name; undefined where it can't. */
export function rememberedAccount(): string | undefined {
  const by = readCookie('rememberedPassword');
  const name = by === 'sms' ? rememberedMobile()?.number : by && rememberedName();
  return name ? shownAccount(name) : undefined;
}

/** Stores the name for a day, or removes all that was stored. The operator remembers the sign-in itself, so no secret is stored here. */
export function keepSignIn(
  isWanted: boolean,
  username: string,
  { isSignInRemembered }: { readonly isSignInRemembered: boolean },
): void {
  if (!isWanted) {
    forgetSignIn();
    return;
  }
  writeCookie('remember', '1');
  writeCookie('lastUsername', username);
  if (isSignInRemembered) writeCookie('rememberedPassword', 'username');
  else removeCookie('rememberedPassword');
}

export function keepMobile(isWanted: boolean, mobile: Mobile): void {
  if (!isWanted) {
    forgetSignIn();
    return;
  }
  writeCookie('remember', '1');
  writeCookie('smsLogin', writeMobile(mobile));
  writeCookie('rememberedPassword', 'sms');
}

export function forgetSignIn(): void {
  for (const name of ['remember', 'lastUsername', 'smsLogin', 'rememberedPassword'] as const) removeCookie(name);
}

import { readCookie, removeCookie, shownAccount, writeCookie } from '@tessera/shared/session';
import { type Mobile, readMobile, writeMobile } from '../../model/mobile.ts';

/** Whether the box was ticked the last time. */
export const isRemembered = (): boolean => readCookie('remember') === '1';
export const rememberedName = (): string => (isRemembered() ? (readCookie('lastUsername') ?? '') : '');
export const rememberedMobile = (): Mobile | undefined =>
  isRemembered() ? readMobile(readCookie('smsLogin')) : undefined;

/** Whom this browser can bring back without a password, as the screen shows the name; undefined where it can't. */
export function whoComesBack(): string | undefined {
  const by = readCookie('rememberedPassword');
  const name = by === 'sms' ? rememberedMobile()?.number : by && rememberedName();
  return name ? shownAccount(name) : undefined;
}

/** Stores the name for a day, or removes all that was stored. The operator remembers the sign-in itself, so no secret is stored here. */
export function keepSignIn(isWished: boolean, username: string, { comesBack }: { readonly comesBack: boolean }): void {
  if (!isWished) {
    forgetSignIn();
    return;
  }
  writeCookie('remember', '1');
  writeCookie('lastUsername', username);
  if (comesBack) writeCookie('rememberedPassword', 'username');
  else removeCookie('rememberedPassword');
}

export function keepMobile(isWished: boolean, mobile: Mobile): void {
  if (!isWished) {
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

import {
  forgetRememberedPassword,
  readCookie,
  rememberPassword,
  removeCookie,
  writeCookie,
} from '@tessera/shared/session';
import { type Mobile, readMobile, writeMobile } from '../../model/mobile.ts';

/** Whether the box was ticked the last time. */
export const isRemembered = (): boolean => readCookie('remember') === '1';
export const rememberedName = (): string => (isRemembered() ? (readCookie('lastUsername') ?? '') : '');
export const rememberedMobile = (): Mobile | undefined =>
  isRemembered() ? readMobile(readCookie('smsLogin')) : undefined;

/**
 * Keeps name and sealed password for a day, or forgets all that was kept (spec §3, architecture §8); no password where
 * the sign-in ended in another one.
 */
export async function keepSignIn(isWished: boolean, username: string, password: string | undefined): Promise<void> {
  if (!isWished) return forgetSignIn();
  writeCookie('remember', '1');
  writeCookie('lastUsername', username);
  if (password === undefined) await forgetRememberedPassword();
  else await rememberPassword(password);
}

export async function keepMobile(isWished: boolean, mobile: Mobile): Promise<void> {
  if (!isWished) return forgetSignIn();
  writeCookie('remember', '1');
  writeCookie('smsLogin', writeMobile(mobile));
}

async function forgetSignIn(): Promise<void> {
  for (const name of ['remember', 'lastUsername', 'smsLogin'] as const) removeCookie(name);
  await forgetRememberedPassword();
}

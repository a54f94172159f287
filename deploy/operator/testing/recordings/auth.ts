import {
  checkUsername,
  freePlay,
  getAffiliate,
  getAvatar,
  getMemberInfo,
  getPasskeys,
  getRegisterSettings,
  getSecurityConfig,
  getSessions,
  login,
  sendRegisterSms,
} from '@tessera/shared/wire/auth';
import { getProtection } from '@tessera/shared/wire/protection';
import { getCountries, getSettings } from '@tessera/shared/wire/system';
import type { Recorder } from './recorder.ts';

/** A visitor looks at what registering asks for; the demo player signs in and looks at the account. */
export async function authAnswers({ site, take }: Recorder): Promise<void> {
  await take(getSettings);
  await take(getCountries);
  await take(getRegisterSettings);
  await take(checkUsername, { username: 'player01' }, { of: 'taken' });
  await take(checkUsername, { username: 'nobody01' }, { of: 'free' });
  await take(getAffiliate, { code: 'AGENT01' });
  await take(sendRegisterSms, { altcha: await site.altcha(), countryDialingCode: '82', mobileNo: '1048217700' });
  await take(freePlay, { altcha: await site.altcha() });
  const { token } = (await take(login, {
    username: 'player01',
    password: 'Play1234',
    altcha: await site.altcha(),
  })) as { token: string };
  const init = { token };
  await take(getMemberInfo, {}, init);
  await take(getSecurityConfig, {}, init);
  await take(getSessions, {}, init);
  await take(getPasskeys, {}, init);
  await take(getAvatar, {}, init);
  await take(getProtection, {}, init);
}

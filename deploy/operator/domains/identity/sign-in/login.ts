import { login, logout } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { knownDevices } from '../devices/known-devices.ts';
import { noRememberedCookie, rememberedSignIns } from '../devices/remembered-sign-ins.ts';
import { askedFor } from '../devices/remembering.ts';
import type { Member } from '../members/member.ts';
import { signInName } from '../members/sign-in-name.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { Call } from '../site-gate.ts';
import { requireBotCheck } from './bot-check.ts';
import { requireCaptcha } from './captcha.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import { enter, takeSignInTry } from './sign-in.ts';
import { memberBySms } from './sms-sign-in.ts';

/** Failed tries before a captcha or a harder proof is asked for; a browser that the account has not used gets fewer. */
const triesBeforeMore = 3;
const triesOfUnknownDevice = 1;

type LoginCall = Call<typeof login>;

export function answerLogin(context: IdentityNeeds): void {
  const { routes, accounts, sessions, merchants, db, clock } = context;
  const failures = failedSignIns(db, () => clock.now());
  const devices = knownDevices(context);
  const remembered = rememberedSignIns(context);

  async function byPassword({ merchant, request, headers }: LoginCall): Promise<Member> {
    const level = await requireBotCheck(context, merchant, request.altcha);
    // Where the merchant has a captcha, it is asked for after failures; elsewhere a proof that takes more work.
    const hasCaptcha = merchants.isOn(merchant, 'CAPTCHA3');
    const meant = await signInName(context, merchant, request.username);
    const name = await devices.triesOf(merchant.code, meant, headers);
    const isKnownDevice = name !== meant.countedAs;
    const easyTries = hasCaptcha || isKnownDevice ? triesBeforeMore : triesOfUnknownDevice;
    let counted = await failures.take(merchant.code, name, easyTries, !hasCaptcha && level === 'hard');
    if (!counted.isCounted) {
      if (!hasCaptcha) throw new Refusal(400, 'verification.bot.harder');
      if (!request.captcha) throw new Refusal(400, 'login.captcha.required', { captcha: true });
      await requireCaptcha(context, merchant, request.captchaId, request.captcha);
      counted = await failures.take(merchant.code, name, easyTries, true);
    }
    const member = await accounts.verify(merchant.code, meant.username, request.password);
    if (!member) {
      const captcha = hasCaptcha && counted.isCounted && counted.needsMoreNext;
      throw new Refusal(400, 'login.failed', captcha ? { captcha } : {});
    }
    await failures.forget(merchant.code, name);
    return member;
  }

  routes.handle(login, async (call) => {
    const { merchant, request } = call;
    await takeSignInTry(context, call, 'login');
    const remembering = askedFor(request.remember);
    if (request.type === 'sms')
      return enter(context, call, await memberBySms(context, merchant, request), 'sms', remembering);
    return enter(context, call, await byPassword(call), 'password', remembering);
  });

  routes.handleMember(logout, async ({ member, token, request, headers, setCookie }) => {
    if (request.scope === 'browser') {
      await sessions.revokeBrowser(token);
      await remembered.endOfBrowser(headers, member.id);
    } else await sessions.revoke(token);
    // The cookie of another account, or of a later sign-in of this one, stays.
    if (!(await remembered.isOf(headers))) setCookie(noRememberedCookie);
    return null;
  });
}

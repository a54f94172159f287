import { login, logout } from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { isAgent, type Member, siteTypes } from '../sessions/member.ts';
import { requireBotCheck } from './bot-check.ts';
import { requireCaptcha } from './captcha.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import { openSession } from './sign-in.ts';

const minuteMs = 60 * 1000;
/** Per address and minute, for all names together: one address must not try a list of names. */
const triesPerMinute = 60;

/** Said only to whoever has given the right password. */
function refuseByKind(merchant: Merchant, member: Member, host: string): void {
  if (member.status !== 'active') throw new Refusal(403, 'account.blocked');
  if (!siteTypes.includes(member.type)) throw new Refusal(403, 'login.not.member');
  if (merchant.profile.agentHosts.includes(host) && !isAgent(member)) throw new Refusal(403, 'login.not.agent');
}

export function answerLogin(context: OperatorContext): void {
  const { routes, accounts, sessions, limits, db, clock } = context;
  const failures = failedSignIns(db, () => clock.now());

  routes.handle(login, async ({ merchant, request, ip, host }) => {
    const { username, password } = request;
    await limits.take('login', `${merchant.code} ${ip}`, triesPerMinute, minuteMs);
    await requireBotCheck(context, request.altcha);
    if (await failures.needsCaptcha(merchant.code, username)) {
      if (!request.captcha) throw new Refusal(400, 'login.captcha.required', { captcha: true });
      await requireCaptcha(context, request.captchaId, request.captcha);
    }
    const member = await accounts.verify(merchant.code, username, password);
    if (!member) {
      const captcha = await failures.count(merchant.code, username);
      throw new Refusal(400, 'login.failed', captcha ? { captcha } : {});
    }
    refuseByKind(merchant, member, host);
    await failures.forget(merchant.code, username);
    return openSession(context, merchant, member, ip);
  });

  routes.handleMember(logout, async ({ token }) => {
    await sessions.revoke(token);
    return null;
  });
}

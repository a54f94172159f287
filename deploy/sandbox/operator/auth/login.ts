import { login, logout } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { OperatorContext } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../http/routes.ts';
import type { Member } from '../sessions/member.ts';
import { requireBotCheck } from './bot-check.ts';
import { requireCaptcha } from './captcha.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import { refuseByKind } from './refuse-by-kind.ts';
import { type FirstStep, requireKnownPlace } from './second-step/challenge.ts';
import { openSession } from './sign-in.ts';
import { memberBySms } from './sms-sign-in.ts';

type LoginCall = Call<typeof login>;

const minuteMs = 60 * 1000;
/** Per address and minute, for all names together: one address must not try a list of names. */
const triesPerMinute = 60;

export function answerLogin(context: OperatorContext): void {
  const { routes, accounts, sessions, limits, db, clock } = context;
  const failures = failedSignIns(db, () => clock.now());

  async function byPassword({ merchant, request }: LoginCall): Promise<Member> {
    const { username, password } = request;
    await requireBotCheck(context, request.altcha);
    if (await failures.needsCaptcha(merchant.code, username)) {
      if (!request.captcha) throw new Refusal(400, 'login.captcha.required', { captcha: true });
      await requireCaptcha(context, request.captchaId, request.captcha);
    }
    const member = await accounts.verify(merchant.code, username, password);
    if (member) return member;
    const captcha = await failures.count(merchant.code, username);
    throw new Refusal(400, 'login.failed', captcha ? { captcha } : {});
  }

  async function enter(call: LoginCall, member: Member, first: FirstStep): Promise<AnswerOf<typeof login>> {
    const { merchant, host, ip } = call;
    refuseByKind(merchant, member, host);
    await failures.forget(merchant.code, call.request.username);
    await requireKnownPlace(context, merchant, member, ip, first);
    return openSession(context, merchant, member, call);
  }

  routes.handle(login, async (call) => {
    await limits.take('login', `${call.merchant.code} ${call.ip}`, triesPerMinute, minuteMs);
    if (call.request.type === 'sms') return enter(call, await memberBySms(context, call.merchant, call.request), 'sms');
    return enter(call, await byPassword(call), 'password');
  });

  routes.handleMember(logout, async ({ token }) => {
    await sessions.revoke(token);
    return null;
  });
}

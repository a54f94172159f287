import { sendRegisterSms, sendSms } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notAvailable } from '../../../platform/http/routes.ts';
import type { IdentityNeeds } from '../needs.ts';
import { memberByMobile, mobileKey, mobileOf, newMobileOf } from './mobile.ts';
import { takeSendTurn } from './send-turn.ts';
import { issueSmsCode } from './sms-code.ts';

const gates = { login: 'MOBILEVERCODELOGIN3', reset: 'CHNGPASSVERIF3' } as const;
const registerGates = { username: 'REGMOBVERF3', mobile: 'MOBILENUMREG3' } as const;

export function answerSendSms(context: IdentityNeeds): void {
  const { routes, merchants } = context;

  routes.handle(sendSms, async ({ merchant, request, ip, language }) => {
    const { purpose } = request;
    if (!merchants.isOn(merchant, gates[purpose])) throw notAvailable();
    const mobile = await mobileOf(context, merchant, request.countryDialingCode, request.mobileNum);
    const turn = await takeSendTurn(context, { merchant, ip, to: mobileKey(mobile) });
    const member = await memberByMobile(context, merchant, mobile);
    return issueSmsCode(context, turn, { purpose, mobile, language, isSent: member?.status === 'active' });
  });

  routes.handle(sendRegisterSms, async ({ merchant, request, ip, language }) => {
    const isOpen = merchants.isOn(merchant, 'REG3');
    if (!isOpen || !merchants.isOn(merchant, registerGates[request.registrationType])) throw notAvailable();
    const mobile = await newMobileOf(context, merchant, request.countryDialingCode, request.mobileNo);
    // Counted before the answer reveals that somebody has the number.
    const turn = await takeSendTurn(context, { merchant, ip, to: mobileKey(mobile) });
    if (await memberByMobile(context, merchant, mobile)) throw new Refusal(400, 'register.mobile.taken');
    return issueSmsCode(context, turn, { purpose: 'register', mobile, language, isSent: true });
  });
}

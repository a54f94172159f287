import type { ApiError, Result } from '@tessera/shared/api';
import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { isSwitchOn } from '@tessera/shared/switches';
import type { RegisterWay, SignedIn } from '@tessera/shared/wire/auth';
import { useRef } from 'react';
import {
  checkAffiliate,
  type MobileRegisterRequest,
  type RegisterRequest,
  registerAccount,
  registerMobileAccount,
} from '../../api/registration.ts';
import { filledValues } from '../../model/register-faults.ts';
import type { FormField } from '../../model/register-fields.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';
import type { Captcha } from '../captcha/use-captcha.ts';
import { useBotProof } from '../form/use-bot-proof.ts';
import { useMessage } from '../form/use-message.ts';
import { greet } from '../login/greet.ts';
import { refusedFields } from './refused-fields.ts';
import type { FormValues } from './register-resolver.ts';
import { warnOfInvitation } from './use-invitation.ts';
import type { useMobileProof } from './use-mobile-proof.ts';
import type { UsernameVerdict } from './use-username-verdict.ts';

interface Parts {
  readonly form: UseFormReturn<FormValues>;
  readonly fields: readonly FormField[];
  readonly way: RegisterWay;
  readonly proof: Pick<ReturnType<typeof useMobileProof>, 'prove'>;
  readonly dialingCode: string;
  readonly captcha: Captcha;
  /** Invitation code of the address, proved; its field is hidden. */
  readonly invitation: string | undefined;
  readonly verdict: UsernameVerdict | undefined;
  readonly setNotice: (notice: string | undefined) => void;
  readonly onRegistered: () => void;
}

const submitIntervalMs = 1000;

/** By mobile the number is the username, and its confirmation the password (spec §5). */
function enter(way: RegisterWay, request: object): Promise<Result<Omit<SignedIn, 'token'>>> {
  if (way.by === 'username') return registerAccount(request as RegisterRequest);
  const { mobileNum, password = '' } = request as MobileRegisterRequest;
  return registerMobileAccount({
    ...(request as MobileRegisterRequest),
    username: mobileNum,
    ...(way.hasPassword ? { password, confirmPassword: password } : {}),
  });
}

/** Spec §4: the invitation code first, then the bot check, then the number, then the registration, which signs in. */
export function useRegistration(parts: Parts) {
  const { form, fields, way, dialingCode, captcha, invitation, verdict, setNotice, onRegistered } = parts;
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const proof = useBotProof();
  const throttle = useRef(new Throttle(submitIntervalMs));

  async function send(values: FormValues): Promise<Result<unknown>> {
    const filled = filledValues(fields, values);
    // Without the module the operator still looks at the code, with the registration itself.
    if (filled.affiliateCode && isSwitchOn('AFFMAN3')) {
      const checked = await checkAffiliate(filled.affiliateCode);
      if (!checked.ok) return checked;
    }
    const proved = await proof.take();
    if (!proved.ok) return proved;
    const { verificationCode, ...rest } = filled;
    const mobile = verificationCode ? await parts.proof.prove(filled.mobileNum, verificationCode) : undefined;
    if (mobile && !mobile.ok) return mobile;
    const request = {
      ...(invitation ? { affiliateCode: invitation } : {}),
      ...rest,
      ...mobile?.value,
      ...(filled.mobileNum ? { countryDialingCode: dialingCode } : {}),
      ...(captcha.state.status === 'ready' ? { captcha: values.captcha?.trim(), captchaId: captcha.state.id } : {}),
      altcha: proved.value,
    };
    const answered = await inTurn(throttle.current, () => enter(way, request));
    if (answered.ok) greet(answered.value);
    return answered;
  }

  async function tell(error: ApiError): Promise<void> {
    const refused = refusedFields(error, fields);
    if (error.code === 'affiliate.invalid') await warnOfInvitation();
    for (const { name, message } of refused)
      form.setError(name, {
        type: 'operator',
        message: message ? t(message.key, { ...message.values }) : writeFailure(error),
      });
    if (refused[0]) form.setFocus(refused[0].name);
    else setNotice(writeFailure(error));
  }

  const submit = form.handleSubmit(async (values) => {
    setNotice(undefined);
    if (way.by === 'username' && verdict === 'taken') return form.setFocus('username');
    const sent = await send(values);
    if (sent.ok) return onRegistered();
    if (captcha.state.status !== 'hidden') {
      form.resetField('captcha');
      await captcha.refresh();
    }
    await tell(sent.error);
  });
  return { submit, prepare: () => proof.prepare() };
}

import type { ApiError, Result } from '@tessera/shared/api';
import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { isSwitchOn } from '@tessera/shared/switches';
import { toast } from '@tessera/shared/ui/toast';
import { useRef } from 'react';
import { checkAffiliate } from '../../api/get-affiliate.ts';
import { type RegisterRequest, registerAccount } from '../../api/register.ts';
import { filledValues } from '../../model/register-faults.ts';
import type { FormField } from '../../model/register-fields.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';
import type { Captcha } from '../captcha/use-captcha.ts';
import { useBotProof } from '../form/use-bot-proof.ts';
import { useMessage } from '../form/use-message.ts';
import { greet } from '../login/greet.ts';
import { refusedFields } from './refused-fields.ts';
import type { RegisterSettings } from './register-form.tsx';
import type { FormValues } from './register-resolver.ts';
import type { UsernameVerdict } from './use-username-verdict.ts';

interface Parts {
  readonly form: UseFormReturn<FormValues>;
  readonly fields: readonly FormField[];
  readonly settings: RegisterSettings;
  readonly captcha: Captcha;
  /** Invitation code of the address, proved; its field is hidden. */
  readonly provedCode: string | undefined;
  readonly verdict: UsernameVerdict | undefined;
  readonly setNotice: (notice: string | undefined) => void;
  readonly onRegistered: () => void;
}

const submitIntervalMs = 1000;

/** Spec §4: the invitation code first, then the bot check, then the registration, which signs in. */
export function useRegistration(parts: Parts) {
  const { form, fields, settings, captcha, provedCode, verdict, setNotice, onRegistered } = parts;
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
    const request = {
      ...(provedCode ? { affiliateCode: provedCode } : {}),
      ...filled,
      ...(filled.mobileNum ? { countryDialingCode: settings.countryDialingCode } : {}),
      ...(captcha.state.status === 'ready' ? { captcha: values.captcha?.trim(), captchaId: captcha.state.id } : {}),
      altcha: proved.value,
    } as RegisterRequest;
    const answered = await inTurn(throttle.current, () => registerAccount(request));
    if (answered.ok) greet(answered.value);
    return answered;
  }

  function tell(error: ApiError): void {
    const refused = refusedFields(error, fields);
    // Spec §8: a wrong invitation code is told in a warning as well.
    if (error.code === 'affiliate.invalid')
      toast.show({ id: 'auth.affiliate', tone: 'warn', title: writeFailure(error) });
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
    if (verdict === 'taken') return form.setFocus('username');
    const sent = await send(values);
    if (sent.ok) return onRegistered();
    if (captcha.state.status !== 'hidden') {
      form.resetField('captcha');
      await captcha.refresh();
    }
    tell(sent.error);
  });
  return { submit, prepare: () => proof.prepare() };
}

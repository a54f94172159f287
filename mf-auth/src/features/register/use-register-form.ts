import { useForm, useWatch } from '@tessera/shared/form';
import { useSearchParams } from '@tessera/shared/router';
import { useEffect, useMemo, useState } from 'react';
import { useProvedAffiliate } from '../../api/get-affiliate.ts';
import { faultsOf } from '../../model/register-faults.ts';
import { fieldsOf, needsCaptcha } from '../../model/register-fields.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useMessage } from '../form/use-message.ts';
import type { RegisterSettings } from './register-form.tsx';
import { type FormValues, registerResolver } from './register-resolver.ts';
import { useRegistration } from './use-registration.ts';
import { useUsernameVerdict } from './use-username-verdict.ts';

/** The registration's state: fields by the rules, what the address brings along, and the submission. */
export function useRegisterForm(settings: RegisterSettings, onRegistered: () => void) {
  const { write } = useMessage();
  const [query] = useSearchParams();
  const linkedCode = query.get('affiliateCode')?.trim() ?? '';
  const provedCode = useProvedAffiliate(linkedCode);
  const fields = useMemo(
    () => fieldsOf(settings.rules, provedCode ? ['affiliateCode'] : []),
    [settings.rules, provedCode],
  );
  const hasCaptcha = needsCaptcha(settings.rules);
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { affiliateCode: linkedCode, referralCode: query.get('referralCode')?.trim() ?? '', terms: false },
    resolver: useMemo(() => registerResolver(fields, hasCaptcha, write), [fields, hasCaptcha, write]),
  });
  const captcha = useCaptcha();
  const { refresh } = captcha;
  useEffect(() => {
    if (hasCaptcha) void refresh();
  }, [hasCaptcha, refresh]);

  const username = (useWatch({ control: form.control, name: 'username' }) ?? '').trim();
  const isWellFormed = username !== '' && !faultsOf(fields, { username }).username;
  const verdict = useUsernameVerdict(username, isWellFormed);
  const [notice, setNotice] = useState<string>();
  const registration = useRegistration({
    form,
    fields,
    settings,
    captcha,
    provedCode,
    verdict,
    setNotice,
    onRegistered,
  });
  return { fields, form, captcha, notice, verdict, hasTyped: username !== '', ...registration };
}

import { useForm, useWatch } from '@tessera/shared/form';
import { useSearchParams } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import { useEffect, useMemo, useState } from 'react';
import type { RegisterSettings } from '../../api/registration.ts';
import { faultsOf } from '../../model/register-faults.ts';
import { fieldsOf, needsCaptcha } from '../../model/register-fields.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useMessage } from '../form/use-message.ts';
import { type FormValues, registerResolver } from './register-resolver.ts';
import { useCountry } from './use-country.ts';
import { useInvitation } from './use-invitation.ts';
import { useMobileProof } from './use-mobile-proof.ts';
import { useRegistration } from './use-registration.ts';
import { useUsernameVerdict } from './use-username-verdict.ts';

/** The registration's state: fields by the rules, what the address brings along, and the submission. */
export function useRegisterForm(settings: RegisterSettings, way: RegisterWay, onRegistered: () => void) {
  const { write } = useMessage();
  const [query] = useSearchParams();
  const linkedCode = way.hasAgents ? (query.get('affiliateCode')?.trim() ?? '') : '';
  const [isInvited, setInvited] = useState(false);
  const fields = useMemo(
    () => fieldsOf(settings.rules, way, isInvited ? ['affiliateCode'] : []),
    [settings.rules, way, isInvited],
  );
  // A picture that is switched off since the rules were asked for is no longer to be had.
  const hasCaptcha = useSwitch('CAPTCHA3') && needsCaptcha(settings.rules);
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { affiliateCode: linkedCode, referralCode: query.get('referralCode')?.trim() ?? '', terms: false },
    resolver: useMemo(() => registerResolver(fields, hasCaptcha, write), [fields, hasCaptcha, write]),
  });
  const invitation = useInvitation(linkedCode, form);
  useEffect(() => setInvited(invitation !== undefined), [invitation]);
  const captcha = useCaptcha();
  const { refresh } = captcha;
  useEffect(() => {
    if (hasCaptcha) void refresh();
  }, [hasCaptcha, refresh]);

  const country = useCountry(settings);
  const proof = useMobileProof({ form, by: way.by, phoneAuth: settings.phoneAuth, dialingCode: country.dialingCode });
  const username = (useWatch({ control: form.control, name: 'username' }) ?? '').trim();
  const isWellFormed = way.by === 'username' && username !== '' && !faultsOf(fields, { username }).username;
  const verdict = useUsernameVerdict(username, isWellFormed);
  const [notice, setNotice] = useState<string>();
  const registration = useRegistration({
    form,
    fields,
    way,
    proof,
    dialingCode: country.dialingCode,
    captcha,
    invitation,
    verdict,
    setNotice,
    onRegistered,
  });
  const shownVerdict = username === '' ? undefined : verdict;
  return {
    fields,
    form,
    captcha,
    country,
    proof,
    invitation,
    notice,
    setNotice,
    verdict: shownVerdict,
    ...registration,
  };
}

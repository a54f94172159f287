import type { ApiError, Result } from '@tessera/shared/api';
import { type UseFormReturn, useWatch } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { isSwitchOn, useSwitch } from '@tessera/shared/switches';
import type { RegisterWay, SignedIn } from '@tessera/shared/wire/auth';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  checkAffiliate,
  isAboutInvitation,
  type MobileRegisterRequest,
  type RegisterRequest,
  type RegisterSettings,
  registerAccount,
  registerMobileAccount,
  useCountries,
  useUsernameIsFree,
} from '../../api/registration.ts';
import { faultsOf, filledValues } from '../../model/register-faults.ts';
import { type FormField, fieldsOf, needsCaptcha } from '../../model/register-fields.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';
import { type Captcha, readCaptcha, useCaptcha } from '../captcha/use-captcha.ts';
import { useBotProof, useDraftedForm } from '../form/use-form-state.ts';
import { useMessage } from '../form/use-message.ts';
import { greet } from '../login/greet.ts';
import { refusedFields } from './refused-fields.ts';
import { type FormValues, registerResolver } from './register-resolver.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { useInvitation, warnOfInvitation } from './use-invitation.ts';
import { useMobileProof } from './use-mobile-proof.ts';
import { useNotedLinkVisit, useNotedVisit } from './use-noted-visit.ts';

/** Secrets and codes are typed again, and the consent is given again. */
const notKept = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha', 'terms'] as const;

/** The registration's state: fields by the rules, what the address brings along, and the submission. */
export function useRegisterForm(
  settings: RegisterSettings,
  way: RegisterWay,
  draft: RegistrationDraft,
  onRegistered: () => void,
) {
  const { write } = useMessage();
  const [query] = useSearchParams();
  const linkedCode = way.hasAgents ? (query.get('affiliateCode')?.trim() ?? '') : '';
  const referralCode = query.get('referralCode')?.trim() ?? '';
  useNotedVisit(referralCode);
  useNotedLinkVisit(linkedCode);
  const [isInvited, setInvited] = useState(false);
  const fields = useMemo(
    () => fieldsOf(settings.rules, way, isInvited ? ['affiliateCode'] : []),
    [settings.rules, way, isInvited],
  );
  // A picture that is switched off since the rules were asked for is no longer to be had.
  const hasCaptcha = useSwitch('CAPTCHA3') && needsCaptcha(settings.rules);
  const country = useCountry(settings, draft);
  const { dialingCode } = country;
  const form = useDraftedForm<FormValues>(draft, {
    mode: 'onTouched',
    defaultValues: { affiliateCode: '', referralCode: '', terms: false },
    given: { ...(linkedCode && { affiliateCode: linkedCode }), ...(referralCode && { referralCode }) },
    once: notKept,
    resolver: useMemo(
      () => registerResolver(fields, hasCaptcha, dialingCode, write),
      [fields, hasCaptcha, dialingCode, write],
    ),
  });
  const invitation = useInvitation(linkedCode, form);
  useEffect(() => setInvited(invitation !== undefined), [invitation]);
  const captcha = useCaptcha();
  const { refresh } = captcha;
  useEffect(() => {
    if (hasCaptcha) void refresh();
  }, [hasCaptcha, refresh]);

  const proof = useMobileProof({ form, by: way.by, phoneAuth: settings.phoneAuth, dialingCode });
  const username = (useWatch({ control: form.control, name: 'username' }) ?? '').trim();
  const isWellFormed = way.by === 'username' && username !== '' && !faultsOf(fields, { username }).username;
  const verdict = useUsernameVerdict(username, isWellFormed);
  const [notice, setNotice] = useState<string>();
  const registration = useRegistration({
    form,
    fields,
    way,
    proof,
    dialingCode,
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

/** The country of the number: the merchant's own until another is chosen. */
function useCountry({ countryDialingCode }: RegisterSettings, draft: RegistrationDraft) {
  const home = useCountries().data?.[0];
  const [chosen, setChosen] = useState(draft.country);
  const choose = (country: NonNullable<RegistrationDraft['country']>) => {
    setChosen(country);
    draft.country = country;
  };
  return {
    countryCode: chosen?.countryCode ?? home?.countryCode,
    dialingCode: chosen?.dialingCode ?? (countryDialingCode ?? home?.countryDialingCode ?? '').replace(/^\+/, ''),
    choose,
  };
}
export type CountryChoice = ReturnType<typeof useCountry>;

export type UsernameVerdict = 'free' | 'taken';

/** Long enough that typing on asks nothing, short enough that the answer is there before the next field is filled. */
const quietMs = 500;

/** Whether the username is free, asked once typing has paused; `undefined` while nobody can say. */
function useUsernameVerdict(username: string, isWellFormed: boolean): UsernameVerdict | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(username), quietMs);
    return () => clearTimeout(timer);
  }, [username]);
  const isAsked = isWellFormed && settled === username;
  const isFree = useUsernameIsFree(settled, isAsked);
  if (!isAsked || isFree === undefined) return undefined;
  return isFree ? 'free' : 'taken';
}

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
function useRegistration(parts: Parts) {
  const { form, fields, way, dialingCode, captcha, invitation, verdict, setNotice, onRegistered } = parts;
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const proof = useBotProof();
  const throttle = useRef(new Throttle(submitIntervalMs));

  async function send(values: FormValues): Promise<Result<unknown>> {
    const filled = filledValues(fields, values, dialingCode);
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
      ...(captcha.state.status === 'ready' ? readCaptcha(values.captcha?.trim(), captcha.state.id) : {}),
      altcha: proved.value,
    };
    const answered = await inTurn(throttle.current, () => enter(way, request));
    if (answered.ok) greet(answered.value, true);
    return answered;
  }

  async function showError(error: ApiError): Promise<void> {
    const refused = refusedFields(error, fields);
    if (isAboutInvitation(error)) await warnOfInvitation(error);
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
    await showError(sent.error);
  });
  return { submit, prepare: () => proof.prepare() };
}

import type { Result } from '@tessera/shared/api';
import { type UseFormReturn, useWatch } from '@tessera/shared/form';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import { useRef } from 'react';
import { loadPhoneAuth } from '../../api/phone-auth/load-channel.ts';
import { sendRegisterCode } from '../../api/registration.ts';
import { type Mobile, nationalNumberOf, writeMobile } from '../../model/mobile.ts';
import { showNotSent, useCodeSender } from '../code/code-sender.ts';
import { useMessage } from '../form/use-message.ts';
import { placeOf } from './refused-fields.ts';
import type { FormValues } from './register-resolver.ts';

interface Parts {
  readonly form: UseFormReturn<FormValues>;
  readonly by: RegisterWay['by'];
  /** Name of the third-party channel, or null for the operator's SMS. */
  readonly phoneAuth: string | null;
  readonly dialingCode: string;
}

/** What goes into the registration to prove its number. */
export type MobileProof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string };

/** Sends codes to the number of the form, and turns the code that was typed into a proof (spec §4). */
export function useMobileProof({ form, by, phoneAuth, dialingCode }: Parts) {
  const { writeFailure } = useMessage();
  // A third party takes a code once; the registration that follows may still be refused for something else.
  const confirmed = useRef<{ readonly of: string; readonly idToken: string }>(undefined);
  const mobileOf = (typed = ''): Mobile => ({ number: nationalNumberOf(typed, dialingCode), dialingCode });
  const typedNumber = useWatch({ control: form.control, name: 'mobileNum' });
  const sender = useCodeSender({ purpose: 'register', to: mobileOf(typedNumber) });

  async function send(): Promise<void> {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const mobile = mobileOf(form.getValues('mobileNum'));
    const error = await sender.send(async () =>
      phoneAuth ? (await loadPhoneAuth(phoneAuth)).send(mobile) : sendRegisterCode(mobile, by),
    );
    if (!error) return form.setFocus('verificationCode');
    const place = placeOf(error);
    // In the warning, as wherever a code is asked for, and where it concerns the number beneath that as well, to stay.
    if (place === 'mobileNum') form.setError(place, { type: 'operator', message: writeFailure(error) });
    await showNotSent(error);
    if (place === 'mobileNum') form.setFocus(place);
  }

  async function prove(typed: string | undefined, code: string): Promise<Result<MobileProof>> {
    if (!phoneAuth) return { ok: true, value: { verificationCode: code } };
    const mobile = mobileOf(typed);
    const of = `${writeMobile(mobile)} ${code}`;
    if (confirmed.current?.of !== of) {
      const answered = await (await loadPhoneAuth(phoneAuth)).confirm(mobile, code);
      if (!answered.ok) return answered;
      confirmed.current = { of, idToken: answered.value.idToken };
    }
    return { ok: true, value: { firebaseChannel: 'sms', firebaseIdToken: confirmed.current.idToken } };
  }
  return { sender, send, prove };
}

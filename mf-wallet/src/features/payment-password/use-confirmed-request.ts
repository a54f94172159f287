import type { MoneyRequest } from '@tessera/shared/api/money-request';
import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { useRef } from 'react';
import { useRequest } from '../requests/use-request.ts';
import { paymentPasswordProblems, usePaymentPassword } from './payment-password.tsx';
import type { SendWithPassword } from './use-confirmation.ts';

interface Options<Made> {
  readonly about: 'withdrawal' | 'upline';
  readonly hasPassword: boolean;
  /** As of `useRequest`. */
  readonly onMade: (made: Made) => void;
  readonly onOpen: (made: Made) => void;
}

interface Confirmed {
  readonly paymentPassword?: string | undefined;
}

/** The form of a request that its owner confirms by the payment password, in a dialog over it. */
export function useConfirmedRequest<Fields extends Confirmed, Made extends { readonly amount: number }>(
  request: MoneyRequest<Fields, Made>,
  { about, hasPassword, onMade, onOpen }: Options<Made>,
) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const { setPaymentPassword } = usePaymentPassword();
  /** While the confirmation lies over the form, it closes first. */
  const isAsking = useRef(false);
  const openAfter = useRef<Made>(undefined);
  const { status, message, setMessage, forget, show, check } = useRequest(request, {
    about,
    onMade,
    onOpen: (made) => {
      if (isAsking.current) openAfter.current = made;
      else onOpen(made);
    },
  });
  /** Whether there is a payment password to confirm by; says why there is none, unless the person chose so. */
  const mayConfirm = async (): Promise<boolean> => {
    if (hasPassword) return true;
    const answer = await setPaymentPassword();
    if (answer === 'unavailable' || answer === 'failed') setMessage(t(paymentPasswordProblems[answer]));
    return answer === 'set';
  };
  /** Opens the dialog that shows the request, and sends it from there. */
  const confirm = async <Shown extends { readonly send: SendWithPassword }>(
    dialog: `wallet.${string}`,
    shown: Omit<Shown, 'send'>,
    fields: Omit<Fields, 'paymentPassword'>,
  ): Promise<void> => {
    setMessage(undefined);
    if (!(await mayConfirm())) return;
    isAsking.current = true;
    openAfter.current = undefined;
    const send: SendWithPassword = async (paymentPassword) => {
      const outcome = await request.submit({ ...fields, paymentPassword } as Fields);
      // Beneath the password while that is still asked for; all else is about the form.
      if (isAsking.current && outcome.status === 'refused' && outcome.error.code === 'payment.password.wrong')
        return errorText(outcome.error);
      show(outcome);
      return undefined;
    };
    await openDialog<Shown, never>(dialog, { ...shown, send } as unknown as Shown);
    isAsking.current = false;
    if (openAfter.current !== undefined) onOpen(openAfter.current);
  };
  return { status, message, forget, check, confirm };
}

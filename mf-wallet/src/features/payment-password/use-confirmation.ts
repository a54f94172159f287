import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Asks the operator; answers the message under the password when that was wrong, so that it is typed again. */
export type SendWithPassword = (paymentPassword: string) => Promise<string | undefined>;

/** The payment password of a confirmation: sent once it is whole, and asked for again, with what was wrong, when it was another. */
export function useConfirmation(send: SendWithPassword, close: () => void) {
  const { t } = useTranslation('wallet');
  const [pin, setPin] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ readonly message: string }>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refused) return;
    field.current?.focus();
    field.current?.select();
  }, [refused]);
  const digits = halfWidth(pin);
  const isPinWhole = /^\d{6}$/.test(digits);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPinWhole || isSending) return;
    setSending(true);
    const message = await send(digits);
    setSending(false);
    if (message === undefined) close();
    else setRefused({ message });
  };
  const type = (typed: string) => {
    setPin(typed);
    setRefused(undefined);
  };
  const error = refused?.message ?? (isChecked && !isPinWhole ? t('confirm.sixDigits') : undefined);
  return { pin, type, field, error, isSending, confirm };
}

import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { PasswordField } from '@tessera/shared/ui/field';
import { toast } from '@tessera/shared/ui/toast';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHasPaymentPassword } from '../../api/points.ts';
import { port } from '../../port.ts';
import styles from './points.module.css';

/** Sent again unchanged with every try, so that a lost answer cannot spend twice. */
interface Request {
  readonly requestId: string;
  readonly paymentPassword: string;
}

interface Props {
  readonly title: string;
  /** What is spent for what. */
  readonly children: ReactNode;
  readonly action: string;
  /** Throws the operator's refusal. */
  readonly send: (request: Request) => Promise<void>;
  readonly onClose: () => void;
}

const refusalCode = (error: unknown): string | undefined =>
  error && typeof error === 'object' && 'code' in error ? String(error.code) : undefined;

/** The question before points are spent, with the payment password; it stays open with what was wrong. */
export function SpendDialog({ title, children, action, send, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const [requestId] = useState(() => crypto.randomUUID());
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const password = useHasPaymentPassword();
  const [isNew, setNew] = useState(false);
  const isUnset = isRefused || (!isNew && password.data?.isSet === false);
  const field = useRef<HTMLInputElement>(null);
  const setButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isUnset) setButton.current?.focus();
    else if (isNew) field.current?.focus();
  }, [isNew, isUnset]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const paymentPassword = halfWidth(pin);
    if (isSending) return;
    if (!/^\d{6}$/.test(paymentPassword)) return setProblem(t('points.sixDigits'));
    setSending(true);
    try {
      await send({ requestId, paymentPassword });
      onClose();
    } catch (error) {
      setProblem(reason(error));
      setRefused(refusalCode(error) === 'payment.password.unset');
    } finally {
      setSending(false);
    }
  };
  const setPassword = async () => {
    const answer = await port.ask('set-payment-password', {});
    if (answer.status === 'done' && answer.result.isSet) {
      setProblem(undefined);
      setRefused(false);
      setNew(true);
      void password.refetch();
    } else if (answer.status !== 'done')
      toast.show({ id: 'points.password', tone: 'danger', title: t('points.passwordUnavailable') });
  };
  return (
    <Dialog isOpen title={title} onClose={onClose} closesOnOutsidePress={pin === ''} initialFocus={setButton}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {children}
        {isUnset ? (
          <p className={styles.note}>{reason('payment.password.unset')}</p>
        ) : (
          <PasswordField
            ref={field}
            label={t('points.password')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={pin}
            onChange={(event) => {
              setPin(event.target.value);
              setProblem(undefined);
            }}
            error={problem}
          />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('points.cancel')}</Button>
          {isUnset ? (
            <Button key="set" variant="primary" ref={setButton} onClick={() => void setPassword()}>
              {t('points.setPassword')}
            </Button>
          ) : (
            <Button key="send" type="submit" variant="primary" isBusy={isSending}>
              {action}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

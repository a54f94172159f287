import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField } from '@tessera/shared/ui/field';
import { keepPaymentPassword } from '../../api/security.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormFoot } from './form-foot.tsx';

interface Values {
  readonly oldPin: string;
  readonly pin: string;
  readonly again: string;
  readonly password: string;
}

const pinLength = 6;
const pin = { inputMode: 'numeric', autoComplete: 'off', maxLength: pinLength } as const;

interface Props {
  readonly hasOne: boolean;
  /** Left out of the form for an account that signs in by codes alone. */
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Six digits, twice; the old ones as well when there are any. */
export function PaymentPasswordForm({ hasOne, hasPassword, onDone }: Props) {
  const { t } = useTranslation('auth');
  const form = useForm<Values>({ defaultValues: { oldPin: '', pin: '', again: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, {
    'payment.password.wrong': 'oldPin',
    'payment.password.simple': 'pin',
    'password.old.wrong': 'password',
  });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const digits = { ...filled, validate: (typed: string) => /^\d{6}$/.test(typed) || t('security.payment.digits') };

  const submit = form.handleSubmit(async ({ oldPin, pin: paymentPassword, password }) => {
    const proof = { ...(hasPassword ? { password } : {}), ...(hasOne ? { oldPaymentPassword: oldPin } : {}) };
    if (tell(await keepPaymentPassword({ ...proof, paymentPassword }))) onDone();
  });

  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.payment.title')}>
      {hasOne && (
        <PasswordField
          {...form.register('oldPin', digits)}
          {...pin}
          label={t('security.payment.old')}
          error={errors.oldPin?.message}
        />
      )}
      <PasswordField
        {...form.register('pin', digits)}
        {...pin}
        label={t('security.payment.new')}
        hint={t('security.payment.digits')}
        error={errors.pin?.message}
      />
      <PasswordField
        {...form.register('again', {
          ...filled,
          validate: (value, values) => value === values.pin.trim() || t('field.mismatch'),
        })}
        {...pin}
        label={t('security.payment.again')}
        error={errors.again?.message}
      />
      {hasPassword && <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />}
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.payment.submit')} />
    </form>
  );
}

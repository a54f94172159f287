import { useForm } from '@tessera/shared/form';
import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField } from '@tessera/shared/ui/field';
import { keepPaymentPassword } from '../../api/security.ts';
import forms from '../form/form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from './owner-proof.tsx';

const pinLength = 6;
const pin = { inputMode: 'numeric', autoComplete: 'off', maxLength: pinLength } as const;

interface Props {
  readonly hasOne: boolean;
  readonly onDone: () => void;
}

/** Six digits, twice; the old ones as well when there are any. */
export function PaymentPasswordForm({ hasOne, onDone }: Props) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { ...noProof, oldPin: '', pin: '', again: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, {
    'payment.password.wrong': hasOne ? 'oldPin' : undefined,
    'payment.password.simple': 'pin',
  });
  const required = t('field.empty');
  const filled = { required, setValueAs: (typed: string) => typed.trim() };
  const figures = { required, setValueAs: (typed: string) => halfWidth(typed).trim() };
  const digits = { ...figures, validate: (typed: string) => /^\d{6}$/.test(typed) || t('security.payment.digits') };

  const submit = form.handleSubmit(async ({ oldPin, pin: paymentPassword, ...proof }) => {
    const pins = { paymentPassword, ...(hasOne ? { oldPaymentPassword: oldPin } : {}) };
    if (accept(await keepPaymentPassword({ ...owner.proofOf(proof), ...pins }))) onDone();
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
          ...figures,
          validate: (value, values) => value === halfWidth(values.pin).trim() || t('field.mismatch'),
        })}
        {...pin}
        label={t('security.payment.again')}
        error={errors.again?.message}
      />
      <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.payment.submit')} />
    </form>
  );
}

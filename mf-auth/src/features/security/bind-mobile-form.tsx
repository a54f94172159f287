import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { keepMobile, sendCodeToMobile } from '../../api/security.ts';
import { CodeField } from '../code/code-field.tsx';
import { tellNotSent } from '../code/tell-not-sent.ts';
import { useCodeSender } from '../code/use-code-sender.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import { MobileField } from '../mobile/mobile-field.tsx';
import { useMobile } from '../mobile/use-mobile.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormFoot } from './form-foot.tsx';

interface Values {
  readonly mobileNum: string;
  readonly code: string;
  readonly password: string;
}

/** A number becomes the account's by a code that came to it. */
export function BindMobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const mobile = useMobile();
  const sender = useCodeSender();
  const form = useForm<Values>({ defaultValues: { mobileNum: '', code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, {
    'verification.mobile.invalid': 'mobileNum',
    'register.mobile.taken': 'mobileNum',
    'verification.code.invalid': 'code',
    'verification.code.expired': 'code',
    'password.old.wrong': 'password',
  });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const send = async () => {
    const number = mobile.read(form.getValues('mobileNum'));
    if (!(await form.trigger('mobileNum', { shouldFocus: true })) || !number) return;
    const error = await sender.send(() => sendCodeToMobile(number));
    if (error) await tellNotSent(error);
    else form.setFocus('code');
  };

  const submit = form.handleSubmit(async ({ mobileNum, code, password }) => {
    const number = mobile.read(mobileNum);
    if (!number) return;
    if (tell(await keepMobile(number, { verificationCode: code, password }))) onDone();
  });

  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.mobile.title')}>
      <MobileField
        {...form.register('mobileNum', {
          validate: (typed) => mobile.read(typed) !== undefined || t('mobile.invalid'),
        })}
        mobile={mobile}
        error={errors.mobileNum?.message}
      />
      <CodeField
        {...form.register('code', { ...filled, required: t('code.required') })}
        sender={sender}
        onSend={() => void send()}
        error={errors.code?.message}
      />
      <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.mobile.submit')} />
    </form>
  );
}

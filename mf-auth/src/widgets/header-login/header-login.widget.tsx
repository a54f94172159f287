import { openDialog } from '@tessera/shared/dialogs';
import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import { rememberedName } from '../../features/login/remembered.ts';
import { showOutcome } from '../../features/login/sign-in.ts';
import { useSignIn } from '../../features/login/use-sign-in.ts';
import { useRegisterWays } from '../../features/register/use-register-ways.ts';
import type { LoginParams } from '../../model/dialog-params.ts';
import { port } from '../../port.ts';
import styles from './header-login.module.css';

interface Values {
  readonly username: string;
  readonly password: string;
}

/**
 * Signing in from the header of a wide page (spec §2): the dialog's own logic in one line. What does not fit into a line,
 * a captcha or the ways of other people, opens the dialog.
 */
export default function HeaderLogin() {
  const { t } = useTranslation('auth');
  const signIn = useSignIn();
  const hasFreePlay = useSwitch('FREEPLAY3');
  const isLinked = useSwitch('DIRECTREG3');
  const canRegister = useRegisterWays().length > 0;
  const [remembered] = useState(rememberedName);
  const { register, handleSubmit, resetField, getValues, formState } = useForm<Values>({
    defaultValues: { username: remembered, password: '' },
  });
  const { isSubmitting } = formState;
  // Asked of the fields: the form's own word for it is late after both were emptied by hand.
  const hasTyped = () => getValues('username') !== remembered || getValues('password') !== '';
  const submit = handleSubmit(async ({ username, password }) => {
    const outcome = await signIn.submit({ username, password });
    if (showOutcome(outcome).isSignedIn) return;
    resetField('password');
    if (outcome.status === 'refused' && outcome.needsCaptcha)
      await openDialog<LoginParams, IntentResult<'sign-in'>>('auth.login', { username, needsCaptcha: true });
  });
  const filled = { required: true, setValueAs: (value: string) => value.trim() };
  const field = (name: keyof Values, label: string) => ({
    ...register(name, filled),
    className: styles.input,
    'aria-label': label,
    'aria-invalid': formState.errors[name] ? true : undefined,
    placeholder: label,
  });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('login.inHeader')}
      onSubmit={(event) => {
        if (hasTyped()) return void submit(event);
        // Pressed before anything was typed: whoever signs in another way finds it in the dialog.
        event.preventDefault();
        void port.ask('sign-in', {});
      }}
      onFocus={signIn.prepare}
    >
      <input
        {...field('username', t('field.usernameOrMobile'))}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <input
        {...field('password', t('field.password'))}
        type="password"
        autoComplete="current-password"
        maxLength={128}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
      {hasFreePlay && (
        <Button variant="text" size="small" onClick={() => void port.ask('start-free-play', {})}>
          {t('freePlay.start')}
        </Button>
      )}
      {isLinked && canRegister && (
        <Button variant="text" size="small" onClick={() => void port.ask('register', {})}>
          {t('login.register')}
        </Button>
      )}
    </form>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, TextField } from '@tessera/shared/ui/field';
import { consoleSignIn } from '@tessera/shared/wire/console';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsoleChange } from '../../api/queries.ts';
import { storeSeenSession } from '../../api/seen-session.ts';
import { LanguageButton } from '../../chrome/language-button.tsx';
import styles from './sign-in-page.module.css';

/** The first field has the focus, because this page has no other purpose. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('console');
  const signIn = useConsoleChange(consoleSignIn);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const enter = () => {
    storeSeenSession(true);
    onSignedIn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field shows what was wrong.
    const onError = () => undefined;
    signIn.mutate({ username: username.trim(), password, wantsToken: false }, { onSuccess: enter, onError });
  };
  const code = signIn.error instanceof ConsoleError ? signIn.error.code : signIn.error && 'unreachable';
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{t('name')}</h1>
      <p className={styles.note}>{t('signIn.note')}</p>
      <TextField
        ref={first}
        label={t('signIn.username')}
        autoComplete="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={code ? t([`error.${code.replaceAll('.', '_')}`, 'error.other']) : undefined}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
      <LanguageButton />
    </form>
  );
}

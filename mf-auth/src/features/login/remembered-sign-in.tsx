import { useTranslation } from '@tessera/shared/i18n';
import { initialOf, removeCookie } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { forgetThisBrowser } from '../../api/sign-in.ts';
import { FormNotice } from '../form/form-parts.tsx';
import { useFirstFocus } from '../form/use-form-state.ts';
import { useMessage } from '../form/use-message.ts';
import { forgetSignIn } from './remembered.ts';
import styles from './remembered-sign-in.module.css';
import type { LeaveLogin } from './sign-in.ts';
import { useRememberedSignIn } from './use-sign-in.ts';

interface Props {
  readonly name: string;
  readonly onSignedIn: () => void;
  readonly onLeave: LeaveLogin;
  /** The form is wanted instead; with why, where that is so. */
  readonly onOther: (reason?: string) => void;
}

/** Whoever ticked the box comes back with one press; a password or another account is one press away. */
export function RememberedSignIn({ name, onSignedIn, onLeave, onOther }: Props) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const signIn = useRememberedSignIn();
  const element = useFirstFocus<HTMLDivElement>();
  const [busy, setBusy] = useState<'entering' | 'forgetting'>();
  const [notice, setNotice] = useState<string>();

  const enter = async () => {
    setBusy('entering');
    setNotice(undefined);
    const outcome = await signIn(onLeave);
    setBusy(undefined);
    if (outcome.status === 'signed-in') return onSignedIn();
    if (outcome.status === 'given-up') return setNotice(t(`login.givenUp.${outcome.because}`));
    if (outcome.error.code !== 'login.remembered.expired') return setNotice(writeFailure(outcome.error));
    removeCookie('rememberedPassword');
    onOther(writeFailure(outcome.error));
  };
  const forget = async () => {
    setBusy('forgetting');
    const forgotten = await forgetThisBrowser();
    setBusy(undefined);
    if (!forgotten.ok) return setNotice(writeFailure(forgotten.error));
    forgetSignIn();
    toast.show({ id: 'auth.session', tone: 'ok', title: t('login.remembered.forgotten') });
    onOther();
  };

  return (
    <div ref={element} className={styles.panel}>
      <span className={styles.face} aria-hidden>
        {initialOf(name) ?? <Icon of="account" size="m" />}
      </span>
      <p className={styles.name}>{name}</p>
      <p className={styles.what}>{t('login.remembered.what')}</p>
      <FormNotice>{notice}</FormNotice>
      <Button
        variant="primary"
        size="large"
        isWide
        data-autofocus
        isBusy={busy === 'entering'}
        onClick={() => void enter()}
      >
        {t('login.remembered.submit', { name })}
      </Button>
      <Button variant="outline" isWide onClick={() => onOther()}>
        {t('login.remembered.other')}
      </Button>
      <Button variant="text" size="small" isBusy={busy === 'forgetting'} onClick={() => void forget()}>
        {t('login.remembered.forget')}
      </Button>
    </div>
  );
}

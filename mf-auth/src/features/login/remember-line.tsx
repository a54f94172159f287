import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Checkbox, type CheckboxProps } from '@tessera/shared/ui/checkbox';
import type { ChangeEvent } from 'react';
import type { ForgotPasswordParams, ForgotPasswordResult } from '../../model/dialog-params.ts';
import type { Draft } from '../form/use-form-state.ts';
import styles from './remember-line.module.css';

/** Options for `register('isRemembered')`: both forms of the sign-in share the choice. */
export const rememberChoice = ({ shared }: Draft) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (shared) shared.isRemembered = target.checked;
  },
});

interface Props {
  /** What `register('isRemembered')` of the form gives. */
  readonly input: Partial<CheckboxProps>;
  readonly onSignedIn: () => void;
}

/** Remembering for a day, and the way out for whoever has forgotten. */
export function RememberLine({ input, onSignedIn }: Props) {
  const { t } = useTranslation('auth');
  const forgot = async () => {
    const done = await openDialog<ForgotPasswordParams, ForgotPasswordResult>('auth.forgot-password', {});
    if (done?.isSignedIn) onSignedIn();
  };
  return (
    <div className={styles.line}>
      <Checkbox {...input}>{t('login.remember')}</Checkbox>
      <Button variant="text" size="small" className={styles.forgot} onClick={() => void forgot()}>
        {t('login.forgot')}
      </Button>
    </div>
  );
}

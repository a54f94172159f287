import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { Icon, RefreshIcon } from '@tessera/shared/ui/icons';
import { captchaSource } from '@tessera/shared/wire/auth';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha.ts';

interface Props extends Omit<TextFieldProps, 'label' | 'beside'> {
  readonly captcha: Captcha;
}

/** The picture, what is read from it, and a button for another picture. */
export function CaptchaField({ captcha, ...input }: Props) {
  const { t } = useTranslation('auth');
  const { state, refresh } = captcha;
  return (
    <TextField
      {...input}
      label={t('captcha.label')}
      hint={state.status === 'failed' ? t('captcha.failed') : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      className={styles.field}
      beside={
        <>
          <span className={styles.plate} aria-busy={state.status === 'loading'}>
            {state.status === 'ready' && (
              <img src={captchaSource(state.image)} alt={t('captcha.picture')} width={160} height={56} />
            )}
          </span>
          <IconButton
            className={styles.refresh}
            variant="neutral"
            label={t('captcha.refresh')}
            icon={<Icon of={RefreshIcon} size="s" />}
            isBusy={state.status === 'loading'}
            onClick={() => void refresh()}
          />
        </>
      }
    />
  );
}

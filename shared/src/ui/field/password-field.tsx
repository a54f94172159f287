import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/glyphs.ts';
import styles from './input.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/** A password with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
          icon={isShown ? <EyeIcon /> : <EyeOffIcon />}
          size="small"
          className={styles.reveal}
          aria-pressed={isShown}
          isDisabled={props.isDisabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

import { formatTimeLeft } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import styles from './code-field.module.css';
import type { CodeSender } from './code-sender.ts';

interface Props extends Omit<TextFieldProps, 'label' | 'beside'> {
  /** Where a form asks for two, whose it is. */
  readonly label?: TextFieldProps['label'] | undefined;
  readonly sender: CodeSender;
  /** Where to send it is not known yet. */
  readonly isWaiting?: boolean;
  readonly onSend: () => void;
}

/** The code that was sent, and the button that sends it: locked while a code is on its way to being used. */
export function CodeField({ sender, isWaiting = false, onSend, label, hint, ...input }: Props) {
  const { t } = useTranslation('auth');
  const { leftMs, isSending, wasSent } = sender;
  const action = wasSent ? t('code.resend') : t('code.send');
  return (
    <TextField
      {...input}
      label={label ?? t('code.label')}
      placeholder={t('code.digits')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={255}
      hint={wasSent ? t('code.sent') : hint}
      beside={
        <Button className={styles.send} isBusy={isSending || isWaiting} isDisabled={leftMs > 0} onClick={onSend}>
          {leftMs > 0 ? `${t('code.resend')} ${formatTimeLeft(leftMs)}` : action}
        </Button>
      }
    />
  );
}

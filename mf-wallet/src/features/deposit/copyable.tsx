import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { CopyIcon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import type { ReactNode } from 'react';
import styles from './transfer-guide.module.css';

interface Props {
  /** What it is, for the button's name. */
  readonly name: string;
  /** What is copied. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** A value with a button that copies it; without a clipboard there is no button. */
export function Copyable({ name, text, children = text }: Props) {
  const { t } = useTranslation('wallet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ id: 'copied', tone: 'ok', title: t('copy.done', { name }), detail: text });
    } catch {
      // The browser forbids it; the value stands beside the button to be typed.
      toast.show({ id: 'copied', tone: 'warn', title: t('copy.refused', { name }), detail: text });
    }
  };
  return (
    <span className={styles.copyable}>
      {children}
      {navigator.clipboard && (
        <IconButton size="small" label={t('copy.action', { name })} icon={<CopyIcon />} onClick={() => void copy()} />
      )}
    </span>
  );
}

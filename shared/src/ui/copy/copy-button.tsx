import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { CopyIcon } from '../icons/glyphs.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** What it is, for the button and for the toast: "account number". */
  readonly name: string;
  /** What is copied. */
  readonly text: string;
}

/** Copies the value beside it. Where the browser has no clipboard there is no button, and the value stands to be read. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const copy = useCopy();
  if (!navigator.clipboard) return null;
  return (
    <IconButton
      size="small"
      label={t('copy.action', { name })}
      icon={<CopyIcon />}
      onClick={() => void copy(name, text)}
    />
  );
}

import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CopyIcon } from '../more-icons/more-glyphs.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** What the value is, for the button's name and the toast: "account number". */
  readonly name: string;
  /** The value to copy. */
  readonly text: string;
}

/** Copies the value beside it. Not rendered if the browser has no clipboard. */
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

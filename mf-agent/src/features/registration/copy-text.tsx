import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { CopyIcon } from '@tessera/shared/ui/icons';
import { useCopy } from './use-copy.ts';

/** A button that copies one value; without a clipboard there is none, and the value stands to be read. */
export function CopyText({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useTranslation('agent');
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

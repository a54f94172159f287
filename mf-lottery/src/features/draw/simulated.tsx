import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';

/** No draw here is an official one, though names, days and hours may be: beside each, as a badge or within a text. */
export function Simulated({ isText = false }: { readonly isText?: boolean }) {
  const { t } = useTranslation('lottery');
  const text = t('simulated');
  return isText ? text : <Badge tone="warn">{text}</Badge>;
}

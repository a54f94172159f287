import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { supportUnread } from './unread.ts';

/** The number of new answers on an entry to customer service; nothing without one. */
export function UnreadBadge({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const count = supportUnread.use();
  if (count === 0) return null;
  return (
    <Badge tone="accent" {...(className ? { className } : {})}>
      <VisuallyHidden>{t('support.unread', { count })}</VisuallyHidden>
      <span aria-hidden>{count > 9 ? '9+' : count}</span>
    </Badge>
  );
}

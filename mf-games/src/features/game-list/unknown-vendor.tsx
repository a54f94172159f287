import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { QuestionIcon } from '@tessera/shared/ui/icons';

/** The address names a vendor that has nothing here; the way out is all of them. */
export function UnknownVendor({ code, onShowAll }: { readonly code: string; readonly onShowAll: () => void }) {
  const { t } = useTranslation('games');
  return (
    <EmptyState
      icon={<QuestionIcon />}
      title={t('vendors.unknown', { code })}
      detail={t('vendors.unknownDetail')}
      actions={<Button onClick={onShowAll}>{t('vendors.showAll')}</Button>}
    />
  );
}

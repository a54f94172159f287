import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState, type EmptyStateProps } from '@tessera/shared/ui/empty-state';
import { PromotionsIcon } from '@tessera/shared/ui/icons';
import { useIsClosed } from '../../api/promotions.ts';

/** Says that there is nothing; on a break that is because nothing is offered, whatever there may be for others. */
export function NoOffers({ title, detail, actions }: Pick<EmptyStateProps, 'title' | 'detail' | 'actions'>) {
  const { t } = useTranslation('promotions');
  const isClosed = useIsClosed();
  return (
    <EmptyState
      icon={<PromotionsIcon />}
      title={isClosed ? t('closed.title') : title}
      detail={isClosed ? t('closed.detail') : detail}
      actions={actions}
    />
  );
}

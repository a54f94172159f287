import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { NoticePage } from '@tessera/shared/ui/notice-page';

/** The page of a category that this merchant has no vendors for; no menu leads here, and it leads home. */
export function NotOffered({ category }: { readonly category: string }) {
  const { t } = useTranslation('games');
  return (
    <NoticePage icon={<Icon of="search" />} title={t('notOffered.title')} text={t('notOffered.text', { category })}>
      <ButtonLink variant="primary" render={<Link to="/index" />}>
        {t('notOffered.home')}
      </ButtonLink>
    </NoticePage>
  );
}

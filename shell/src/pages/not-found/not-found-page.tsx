import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { NoticePage } from '@tessera/shared/ui/notice-page';

/** For a path that no live release has; links to home. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <NoticePage icon={<Icon of="search" />} title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink variant="primary" render={<Link to="/index" />}>
        {t('notFound.home')}
      </ButtonLink>
    </NoticePage>
  );
}

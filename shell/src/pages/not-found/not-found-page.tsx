import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { NoticePage } from '@tessera/shared/ui/notice-page';
import { openSupport } from '../../support/open-support.ts';

/** For a path that no live release has; links to home. `isTakenAway` says that it had one while it was shown. */
export function NotFoundPage({ isTakenAway = false }: { readonly isTakenAway?: boolean }) {
  const { t } = useTranslation('shell');
  if (isTakenAway) return <TakenAwayPage />;
  return (
    <NoticePage icon={<Icon of="search" />} title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink variant="primary" render={<Link to="/index" />}>
        {t('notFound.home')}
      </ButtonLink>
    </NoticePage>
  );
}

/** An alert: nobody went anywhere, so a screen reader has no other reason to speak. */
function TakenAwayPage() {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  return (
    <div role="alert">
      <NoticePage icon={<Icon of="info" />} title={t('notFound.closedTitle')} text={t('notFound.closedText')}>
        <ButtonLink variant="primary" render={<Link to="/index" />}>
          {t('notFound.home')}
        </ButtonLink>
        <Button onClick={() => void openSupport()}>{ui('action.contact')}</Button>
      </NoticePage>
    </div>
  );
}

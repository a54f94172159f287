import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { systemStatus } from '../live/server-pushes.ts';
import { centrePath } from '../routing/navigation.ts';
import styles from './content.module.css';
import type { ContentPage } from './content-pages.ts';
import { DownloadGuides } from './download-guides.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { HelpCentre } from './help-centre.tsx';
import { TextArticles } from './text-articles.tsx';

/** A content page: its title and the operator's articles. */
export default function ContentView({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation('shell');
  const isOpen = systemStatus.use() === 0;
  // On a closed site the home link leads nowhere.
  const hasHomeLink = page.chrome === 'none' && isOpen;
  return (
    <div className={page.chrome === 'none' ? styles.alone : styles.column}>
      {hasHomeLink && (
        <Link to="/" className={styles.home}>
          <BackIcon aria-hidden size={19} />
          {t('notFound.home')}
        </Link>
      )}
      <PageHeader title={t(page.title)} />
      <Content page={page} />
    </div>
  );
}

function Content({ page }: { readonly page: ContentPage }) {
  switch (page.kind) {
    case 'help':
      return <HelpCentre isAlone={page.chrome === 'none'} />;
    case 'down':
      return <DownloadGuides />;
    case 'feedback':
      return <FeedbackForm />;
    case 'text':
    case 'news':
      return (
        <>
          <TextArticles category={page.category} isNews={page.kind === 'news'} />
          {page.category === 'responsible' && <BreakLink />}
        </>
      );
  }
}

/** From the words about responsible gaming to the page where a break is begun. */
function BreakLink() {
  const { t } = useTranslation('shell');
  if (!useSwitch('MF_AUTH')) return null;
  return (
    <p className={styles.more}>
      {t('content.break.what')}{' '}
      <Link to={centrePath('member', 'securityCenter')} className={styles.link}>
        {t('content.break.link')}
      </Link>
    </p>
  );
}

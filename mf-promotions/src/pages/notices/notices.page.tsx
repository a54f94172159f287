import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { NoticesView } from '../../features/notices/notices-view.tsx';

/** All announcements as a page (spec §2: /noticePage); `?id=` opens one. */
export default function NoticesPage() {
  const { t } = useTranslation('promotions');
  const id = useSearchParams()[0].get('id') ?? undefined;
  return (
    <>
      <PageHeader title={t('notices.title')} />
      <NoticesView key={id} selected={id} heading="h2" />
    </>
  );
}

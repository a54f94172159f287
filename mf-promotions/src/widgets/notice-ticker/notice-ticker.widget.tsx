import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { PauseIcon, PlayIcon } from '@tessera/shared/ui/icons';
import { NoticeIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { Notice } from '@tessera/shared/wire/promotions';
import { useNotices } from '../../api/notices.ts';
import { useRotation } from '../../features/banners/use-rotation.ts';
import styles from './notice-ticker.module.css';

/** As many notices as take turns; all are behind the bell. */
const mostShown = 5;

/** The newest notices to players, one at a time in a line of the home page (decision 1). Without one there is no line. */
export default function NoticeTickerWidget() {
  return (
    <div className={styles.place}>
      <ResourceView
        resource={useNotices()}
        isEmpty={({ player }) => player.length === 0}
        skeleton={<Skeleton width="100%" height={44} radius="m" />}
        empty={null}
        failed={() => null}
      >
        {({ player }) => <Line notices={player.slice(0, mostShown)} />}
      </ResourceView>
    </div>
  );
}

function Line({ notices }: { readonly notices: readonly Notice[] }) {
  const { t } = useTranslation('promotions');
  const rotation = useRotation(notices.length);
  const notice = notices[rotation.index];
  if (!notice) return null;
  return (
    <section className={styles.line} aria-label={t('notices.title')} {...rotation.hold}>
      <button
        type="button"
        className={styles.notice}
        onClick={() => void openDialog('promotions.notices', { noticeId: notice.id })}
      >
        <NoticeIcon aria-hidden size={17} />
        <span className={styles.text} aria-live={rotation.isPlaying ? 'off' : 'polite'}>
          {notice.title}
        </span>
      </button>
      {notices.length > 1 && (
        <IconButton
          size="small"
          label={t(rotation.isPlaying ? 'ticker.pause' : 'ticker.play')}
          icon={rotation.isPlaying ? <PauseIcon size={15} /> : <PlayIcon size={15} />}
          onClick={rotation.toggle}
        />
      )}
    </section>
  );
}

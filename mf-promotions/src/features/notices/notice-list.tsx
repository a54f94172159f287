import { useServerNow } from '@tessera/shared/clock';
import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ChevronDownIcon } from '@tessera/shared/ui/icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import type { Notice } from '@tessera/shared/wire/promotions';
import { useEffect, useId, useState } from 'react';
import { noticesOn, noticesPerPage, pageOf, unreadOf } from '../../model/notice-pages.ts';
import styles from './notice-list.module.css';
import { markRead, useReadIds } from './read-notices.ts';

interface NoticeItemProps {
  readonly notice: Notice;
  readonly isOpen: boolean;
  readonly isUnread: boolean;
  /** One below the title of the page or of the dialog. */
  readonly heading: 'h2' | 'h3';
  readonly onToggle: () => void;
}

function NoticeItem({ notice, isOpen, isUnread, heading: Heading, onToggle }: NoticeItemProps) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const body = useId();
  return (
    <li className={styles.item}>
      <Heading>
        <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
          <span className={isUnread ? styles.dot : undefined} aria-hidden="true" />
          <span className={styles.title}>
            {notice.title}
            {isUnread && <VisuallyHidden> ({t('notices.new')})</VisuallyHidden>}
          </span>
          <time className={styles.date} dateTime={new Date(notice.date).toISOString()}>
            {date('stamp', notice.date)}
          </time>
          <ChevronDownIcon size={17} className={isOpen ? styles.openMark : styles.mark} aria-hidden />
        </button>
      </Heading>
      <div id={body} hidden={!isOpen} className={styles.body}>
        {isOpen && <SanitisedHtml html={notice.content} />}
      </div>
    </li>
  );
}

interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** The one to open first; the newest by default. */
  readonly selected?: string;
  readonly heading: 'h2' | 'h3';
}

/** Notices in pages of nine, the selected one expanded (spec §2). Opening one reads it. */
export function NoticeList({ notices, selected, heading }: NoticeListProps) {
  const { t } = useTranslation('promotions');
  const [page, setPage] = useState(() => pageOf(selected, notices));
  const [open, setOpen] = useState<string | undefined>(selected ?? notices[0]?.id);
  const unread = unreadOf(notices, useReadIds(), useServerNow());
  const shown = noticesOn(page, notices);
  useEffect(() => {
    if (open) markRead([open]);
  }, [open]);

  const turn = (next: number) => {
    setPage(next);
    setOpen(noticesOn(next, notices)[0]?.id);
  };
  return (
    <>
      <div className={styles.head}>
        <span>{t('notices.unread', { count: unread.length })}</span>
        {unread.length > 0 && (
          <Button variant="text" size="small" onClick={() => markRead(unread.map(({ id }) => id))}>
            {t('notices.readAll')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            isOpen={notice.id === open}
            heading={heading}
            isUnread={unread.some(({ id }) => id === notice.id)}
            onToggle={() => setOpen(notice.id === open ? undefined : notice.id)}
          />
        ))}
      </ul>
      {notices.length > noticesPerPage && (
        <Pagination page={page} pageSize={noticesPerPage} total={notices.length} onChange={turn} />
      )}
    </>
  );
}

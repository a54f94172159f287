import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Pagination } from '@tessera/shared/ui/pagination';
import type { Notice } from '@tessera/shared/wire/promotions';
import { useEffect, useState } from 'react';
import { noticesOn, noticesPerPage, pageOf, unreadOf } from '../../model/notice-pages.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notice-list.module.css';
import { markRead, useReadIds } from './read-notices.ts';

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** The one to open first; the newest unless told. */
  readonly selected?: string;
  readonly heading: 'h2' | 'h3';
}

/** Notices in pages of nine, the selected one expanded (spec §2). Opening one reads it. */
export function NoticeList({ notices, selected, heading }: NoticeListProps) {
  const { t } = useTranslation('promotions');
  const [page, setPage] = useState(() => pageOf(selected, notices));
  const [open, setOpen] = useState<string | undefined>(selected ?? notices[0]?.id);
  const unread = unreadOf(notices, useReadIds(), serverNow());
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

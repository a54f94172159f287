import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { classNames } from '@tessera/shared/ui/class-names';
import { ChevronDownIcon } from '@tessera/shared/ui/icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useId, useState } from 'react';
import { type AgentNotice, useReadNotice } from '../../api/notices.ts';
import { readPage } from '../../model/page.ts';
import { port } from '../../port.ts';
import { useHere } from '../layout/use-here.ts';
import styles from './notice-list.module.css';

/** As of the site's notices (spec §9). */
const perPage = 9;

interface ItemProps {
  readonly notice: AgentNotice;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function NoticeItem({ notice, isOpen, onToggle }: ItemProps) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  const body = useId();
  const { title, content, publishedAtMs, isForAgents, isRead } = notice;
  return (
    <li className={styles.item}>
      <h2>
        <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
          <span className={isRead ? undefined : styles.dot} aria-hidden="true" />
          <span className={classNames(styles.title, !isRead && styles.unread)}>
            {title}
            {isForAgents && <Badge tone="accent">{t('notices.forAgents')}</Badge>}
            {!isRead && <VisuallyHidden> ({t('notices.new')})</VisuallyHidden>}
          </span>
          <time className={styles.date} dateTime={new Date(publishedAtMs).toISOString()}>
            {date('moment', publishedAtMs)}
          </time>
          <ChevronDownIcon size={17} className={isOpen ? styles.openMark : styles.mark} aria-hidden />
        </button>
      </h2>
      <div id={body} hidden={!isOpen} className={styles.body}>
        {isOpen && <SanitisedHtml html={content} />}
      </div>
    </li>
  );
}

/** Notices in pages of ten. Opening one reads it; the open one is in the address. */
export function NoticeList({ notices }: { readonly notices: readonly AgentNotice[] }) {
  const { params, change } = useHere();
  const read = useReadNotice();
  // What was opened here counts as read at once; the operator's answer comes after it.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const page = Math.min(readPage(params), Math.ceil(notices.length / perPage));
  const open = params.get('notice');

  const toggle = ({ id, isRead }: AgentNotice) => {
    const next = new URLSearchParams(params);
    if (id === open) next.delete('notice');
    else next.set('notice', id);
    change(next);
    if (isRead || id === open || opened.has(id)) return;
    setOpened(new Set([...opened, id]));
    read.mutate({ id }, { onSuccess: ({ unread }) => port.emit('agent:notices-counted', { count: unread }) });
  };
  const turn = (to: number) => change(new URLSearchParams(to === 1 ? {} : { page: String(to) }));

  return (
    <>
      <ul className={styles.list}>
        {notices.slice((page - 1) * perPage, page * perPage).map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={{ ...notice, isRead: notice.isRead || opened.has(notice.id) }}
            isOpen={notice.id === open}
            onToggle={() => toggle(notice)}
          />
        ))}
      </ul>
      {notices.length > perPage && (
        <div className={styles.pages}>
          <Pagination page={page} pageSize={perPage} total={notices.length} onChange={turn} />
        </div>
      )}
    </>
  );
}

export function NoticeSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={48} radius="m" />
      <Skeleton height={48} radius="m" />
      <Skeleton height={48} radius="m" />
    </div>
  );
}

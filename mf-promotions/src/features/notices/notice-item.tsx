import { formatDate } from '@tessera/shared/format';
import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { ChevronDownIcon } from '@tessera/shared/ui/icons';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import type { Notice } from '@tessera/shared/wire/promotions';
import { useId } from 'react';
import styles from './notice-list.module.css';

export interface NoticeItemProps {
  readonly notice: Notice;
  readonly isOpen: boolean;
  readonly isUnread: boolean;
  /** One below the title of the page or of the dialog. */
  readonly heading: 'h2' | 'h3';
  readonly onToggle: () => void;
}

export function NoticeItem({ notice, isOpen, isUnread, heading: Heading, onToggle }: NoticeItemProps) {
  const { t } = useTranslation('promotions');
  const body = useId();
  return (
    <li className={styles.item}>
      <Heading>
        <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
          <span className={isUnread ? styles.dot : styles.noDot} aria-hidden="true" />
          <span className={styles.title}>
            {notice.title}
            {isUnread && <VisuallyHidden> ({t('notices.new')})</VisuallyHidden>}
          </span>
          <time className={styles.date} dateTime={new Date(notice.date).toISOString()}>
            {formatDate('yyyy-MM-dd hh:mm:ss', notice.date, merchant().timeZone)}
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

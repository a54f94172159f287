import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { ChevronDownIcon } from '@tessera/shared/ui/icons';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useEffect, useId, useRef, useState } from 'react';
import { type Message, useReadMessage } from '../../api/inbox.ts';
import { port } from '../../port.ts';
import notices from '../notices/notice-list.module.css';
import styles from './message-list.module.css';
import { centrePageOf, pathOf, type Target, targetOf } from './message-target.ts';

interface Props {
  readonly messages: readonly Message[];
  readonly onDelete: (message: Message) => void;
  /** A message that was brought back: it gets the focus once it is listed. */
  readonly restored: number | undefined;
  readonly onShown: () => void;
}

/** Messages, one of them open at a time; opening one reads it. After a deletion the next one has the focus. */
export function MessageList({ messages, onDelete, restored, onShown }: Props) {
  const [open, setOpen] = useState<number>();
  const read = useReadMessage();
  const list = useRef<HTMLUListElement>(null);

  const toggle = ({ id, isRead }: Message) => {
    setOpen(id === open ? undefined : id);
    // Without an answer it stays marked as new, and is read when it is opened again.
    if (!isRead && id !== open) read.mutate({ id });
  };
  const deleteAt = (message: Message, index: number) => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]');
    (rows?.[index + 1] ?? rows?.[index - 1])?.focus();
    onDelete(message);
  };
  const restoredAt = messages.findIndex(({ id }) => id === restored);
  useEffect(() => {
    if (restoredAt < 0) return;
    list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[restoredAt]?.focus();
    onShown();
  }, [restoredAt]);
  return (
    <ul className={notices.list} ref={list}>
      {messages.map((message, index) => (
        <MessageItem
          key={message.id}
          message={message}
          isOpen={message.id === open}
          onToggle={() => toggle(message)}
          onDelete={() => deleteAt(message, index)}
        />
      ))}
    </ul>
  );
}

interface MessageItemProps {
  readonly message: Message;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

function MessageItem({ message, isOpen, onToggle, onDelete }: MessageItemProps) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const body = useId();
  const { title, content, atMs, isRead } = message;
  const target = targetOf(message);
  return (
    <li className={notices.item}>
      <h2>
        <button type="button" className={notices.row} aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
          <span className={isRead ? undefined : notices.dot} aria-hidden="true" />
          <span className={notices.title}>
            {title}
            {!isRead && <VisuallyHidden> ({t('inbox.new')})</VisuallyHidden>}
          </span>
          <time className={notices.date} dateTime={new Date(atMs).toISOString()}>
            {date('stamp', atMs)}
          </time>
          <ChevronDownIcon size={17} className={isOpen ? notices.openMark : notices.mark} aria-hidden />
        </button>
      </h2>
      <div id={body} hidden={!isOpen} className={notices.body}>
        {isOpen && (
          <>
            <p className={styles.content}>{content}</p>
            <div className={styles.actions}>
              {target && <OpenTarget target={target} />}
              <Button size="small" variant="text" onClick={onDelete}>
                {t('inbox.delete')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

/** Leads to the page of the site, or of the member centre. */
function OpenTarget({ target: { page, id } }: { readonly target: Target }) {
  const { t } = useTranslation('promotions');
  const label = t(`inbox.open.${page}`);
  const path = pathOf(page, id);
  if (path)
    return (
      <ButtonLink size="small" render={<Link to={path} />}>
        {label}
      </ButtonLink>
    );
  return (
    <Button size="small" onClick={() => void port.ask('open-centre', centrePageOf(page, id))}>
      {label}
    </Button>
  );
}

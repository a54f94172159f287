import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton, SkeletonText } from '@tessera/shared/ui/skeleton';
import type { SupportMessage } from '@tessera/shared/wire/support';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './conversation.module.css';
import { MessageForm } from './message-form.tsx';
import { useConversation, useSupportPicture } from './use-conversation.ts';

/** A number that is another one for each account, and for a visitor; an account that is only becoming known changes nothing. */
function useAccountNumber(): number {
  const session = useSession();
  const known = 'member' in session ? session.member.id : session.role;
  const isKnown = session.role !== 'restoring';
  const [last, setLast] = useState({ known, isKnown, number: 0 });
  if (isKnown && known !== last.known)
    setLast({ known, isKnown, number: last.isKnown ? last.number + 1 : last.number });
  return last.number;
}

/** The conversation of this visitor or account with customer service. Another account starts afresh. */
export function Conversation() {
  return <OwnConversation key={useAccountNumber()} />;
}

function OwnConversation() {
  const { t } = useTranslation('shell');
  const { resource, messages, earlier } = useConversation();
  return (
    <section className={styles.conversation} aria-label={t('support.chat')}>
      <h2 className={styles.heading}>{t('support.chat')}</h2>
      <ResourceView resource={resource} isEmpty={() => false} skeleton={<SkeletonText lines={4} />}>
        {({ conversation }) => (
          <>
            <p className={styles.note}>{t(conversation?.channel === 'VIP' ? 'support.noteVip' : 'support.note')}</p>
            <Messages messages={messages} earlier={earlier} />
            {conversation && !conversation.isOpen && (
              <p className={styles.note} role="status">
                {t('support.ended')}
              </p>
            )}
          </>
        )}
      </ResourceView>
      <MessageForm />
    </section>
  );
}

interface MessagesProps {
  readonly messages: readonly SupportMessage[];
  readonly earlier: { readonly mutate: () => void; readonly isPending: boolean } | undefined;
}

/** Oldest first; the list shows its end, and stays where somebody is reading. */
function Messages({ messages, earlier }: MessagesProps) {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the end
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      className={styles.messages}
      role="log"
      aria-label={t('support.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {earlier && (
        <Button size="small" isBusy={earlier.isPending} onClick={() => earlier.mutate()}>
          {t('support.earlier')}
        </Button>
      )}
      {messages.length === 0 && <p className={styles.note}>{t('support.none')}</p>}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </div>
  );
}

function Message({ message: { author, text, atMs, pictures } }: { readonly message: SupportMessage }) {
  const { t } = useTranslation('shell');
  const { date } = useFormat('shell');
  return (
    <article className={author === 'player' ? styles.own : styles.answer}>
      <p className={styles.by}>
        {t(author === 'player' ? 'support.you' : 'support.us')} · {date('message', atMs)}
      </p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {pictures.map((id) => (
        <Picture key={id} id={id} />
      ))}
    </article>
  );
}

function Picture({ id }: { readonly id: string }) {
  const { t } = useTranslation('shell');
  const picture = useSupportPicture(id);
  if (picture.isError) return <p className={styles.note}>{t('support.pictureFailed')}</p>;
  return picture.data ? (
    <img className={styles.picture} src={picture.data} alt={t('support.picture')} />
  ) : (
    <Skeleton className={styles.picture} />
  );
}

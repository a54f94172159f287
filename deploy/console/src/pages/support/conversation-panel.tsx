import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton, SkeletonText } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import {
  answerConversation,
  closeConversation,
  getConsoleConversation,
  getConsoleSupportPicture,
} from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { supportTextMaximum } from '@tessera/shared/wire/support';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts, showError } from '../../chrome/step.ts';
import { when } from '../../format.ts';
import styles from './conversation-panel.module.css';

type Shown = AnswerOf<typeof getConsoleConversation>;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One conversation: what was written, and the answer. It follows the operator's events like every page here. */
export function ConversationPanel({ id, onClose }: Props) {
  const { t } = useTranslation('console');
  const conversation = useConsole(getConsoleConversation, { id });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <section className={styles.conversation} aria-label={t('support.conversation')}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('support.conversation')}
          </h2>
          <Button size="small" variant="text" onClick={onClose}>
            {t('support.hide')}
          </Button>
        </div>
        <ResourceView resource={conversation} isEmpty={() => false} skeleton={<SkeletonText lines={6} />}>
          {(shown) => <Opened shown={shown} />}
        </ResourceView>
      </section>
    </Panel>
  );
}

function Opened({ shown: { conversation, messages } }: { readonly shown: Shown }) {
  const { t } = useTranslation('console');
  const close = useConsoleChange(closeConversation);
  const player = conversation.username ?? t('support.visitor', { id: conversation.id });
  return (
    <>
      <p
        className={styles.note}
      >{`${player} · ${conversation.merchant} · ${t(`support.channel.${conversation.channel}`)}`}</p>
      <div className={styles.messages} role="log" aria-label={t('support.log', { player })}>
        {messages.map((message) => (
          <article key={message.id} className={message.author === 'player' ? styles.player : styles.own}>
            <p className={styles.by}>{`${message.operator ?? player} · ${when(message.atMs)}`}</p>
            {message.text && (
              <p className={styles.text} dir="auto">
                {message.text}
              </p>
            )}
            {message.pictures.map((picture) => (
              <Picture key={picture} id={picture} />
            ))}
          </article>
        ))}
      </div>
      {conversation.view === 'closed' ? (
        <p className={styles.note}>{t('support.ended')}</p>
      ) : (
        <>
          <AnswerForm id={conversation.id} after={messages.at(-1)?.id ?? 1} />
          <div>
            <Button
              isBusy={close.isPending}
              onClick={() => close.mutate({ id: conversation.id }, resultToasts(t('support.closeDone', { player })))}
            >
              {t('support.close')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Picture({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const picture = useConsole(getConsoleSupportPicture, { id });
  return picture.data ? (
    <img
      className={styles.picture}
      src={`data:${picture.data.contentType};base64,${picture.data.image}`}
      alt={t('support.picture')}
    />
  ) : (
    <Skeleton className={styles.picture} />
  );
}

/** `after` is the last message on the screen: an answer to an older state is refused. */
function AnswerForm({ id, after }: { readonly id: string; readonly after: number }) {
  const { t } = useTranslation('console');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const requestId = useRef(crypto.randomUUID());
  const answer = useConsoleChange(answerConversation);
  const length = [...text.trim()].length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (length === 0 || length > supportTextMaximum || answer.isPending) return;
    const done = () => {
      requestId.current = crypto.randomUUID();
      setText('');
      setIsChecked(false);
      toast.show({ tone: 'ok', title: t('support.answerDone') });
    };
    answer.mutate(
      { id, after, text: text.trim(), requestId: requestId.current },
      { onSuccess: done, onError: showError },
    );
  };
  const isWrong = length > supportTextMaximum || (isChecked && length === 0);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        label={t('support.answer')}
        rows={3}
        maxLength={supportTextMaximum}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          requestId.current = crypto.randomUUID();
        }}
        error={isWrong ? t('support.answerRule', { max: supportTextMaximum }) : undefined}
      />
      <Button type="submit" variant="primary" isBusy={answer.isPending}>
        {t('support.send')}
      </Button>
    </form>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { DropZone } from '@tessera/shared/ui/drop-zone';
import { TextAreaField } from '@tessera/shared/ui/field';
import { supportPicturesMaximum, supportTextMaximum } from '@tessera/shared/wire/support';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import styles from './conversation.module.css';
import { useSend } from './use-conversation.ts';

/** The next message. Enter sends it, Shift and Enter begin a line; while a syllable is composed Enter only ends that. */
export function MessageForm() {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const { send, isSending, fault, changed } = useSend();
  const isEmpty = text.trim() === '' && files.length === 0;
  const isLong = [...text.trim()].length > supportTextMaximum;
  const isMany = files.length > supportPicturesMaximum;
  const edit = (change: () => void) => {
    change();
    setIsChecked(false);
    changed();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isEmpty || isLong || isMany || isSending) return;
    const clear = () => {
      setText('');
      setFiles([]);
      setIsChecked(false);
    };
    send({ text: text.trim(), files }, { onSuccess: clear });
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.currentTarget.form?.requestSubmit();
    event.preventDefault();
  };
  const refusal = fault && t([`support.refused.${fault}`, 'support.refused.other']);
  const isPictureFault = fault?.startsWith('picture') ?? false;
  const textFault = isLong
    ? t('support.refused.long', { max: supportTextMaximum })
    : isChecked && isEmpty && t('support.refused.empty');
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        label={t('support.message')}
        name="message"
        rows={3}
        maxLength={supportTextMaximum}
        value={text}
        onChange={(event) => edit(() => setText(event.target.value))}
        onKeyDown={sendByEnter}
        error={textFault || (isPictureFault ? undefined : refusal)}
      />
      <DropZone
        label={t('support.attach')}
        rule={t('support.pictureRule')}
        accept="image/png,image/jpeg"
        files={files}
        onChange={(chosen) => edit(() => setFiles(chosen))}
        requirement="optional"
        {...(isMany ? { error: t('support.refused.many') } : isPictureFault && refusal ? { error: refusal } : {})}
      />
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t('support.send')}
      </Button>
    </form>
  );
}

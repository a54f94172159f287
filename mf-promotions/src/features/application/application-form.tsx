import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { DropZone } from '@tessera/shared/ui/drop-zone';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import {
  applicationCommentMaximum,
  applicationPicturesMaximum,
  typedCodeMaximum,
} from '@tessera/shared/wire/promotions';
import { type FormEvent, useRef, useState } from 'react';
import { useApply } from '../../api/applications.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './application.module.css';
import { PictureList } from './picture-list.tsx';
import { usePictures } from './use-pictures.ts';

/** Focuses the first field that is wrong; pictures are chosen by the button behind the only file field. */
function focusField(form: HTMLFormElement, name: 'comment' | 'pictures' | 'code'): void {
  form.querySelector<HTMLElement>(name === 'pictures' ? '[type=file] + button' : `[name=${name}]`)?.focus();
}

/** Applies for a promotion with a comment and pictures. What was entered stays whatever fails. */
export function ApplicationForm({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const apply = useApply();
  const { pictures, isTooMany, isSending, add, remove, retry } = usePictures();
  const [comment, setComment] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const requestId = useRef(crypto.randomUUID());
  const needed = promotion.picturesNeeded ?? 0;
  const needsCode = promotion.eligibility?.needsCode ?? false;
  const isLong = [...comment.trim()].length > applicationCommentMaximum;
  const sent = pictures.flatMap((picture) => (picture.status === 'sent' ? [picture.id] : []));
  const hasFailed = pictures.some(({ status }) => status === 'failed');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const picturesAreWrong = hasFailed || (!isSending && sent.length < needed);
    const wrong = isLong ? 'comment' : picturesAreWrong ? 'pictures' : needsCode && code.trim() === '' ? 'code' : null;
    if (wrong) return focusField(event.currentTarget, wrong);
    if (isSending) return;
    apply.mutate({
      requestId: requestId.current,
      promotionId: promotion.id,
      comment: comment.trim(),
      pictures: sent,
      ...(needsCode ? { code } : {}),
    });
  };

  const pictureError = isTooMany
    ? t('apply.tooMany', { max: applicationPicturesMaximum })
    : isChecked && !isSending && pictures.length < needed
      ? t('apply.picturesNeeded', { count: needed })
      : isChecked && hasFailed
        ? t('apply.picture.open')
        : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>{t('apply.note', { amount: full(promotion.cap ?? 0) })}</p>
      <TextAreaField
        label={t('apply.comment')}
        name="comment"
        rows={3}
        requirement="optional"
        maxLength={applicationCommentMaximum}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={isLong ? t('apply.commentLong', { max: applicationCommentMaximum }) : undefined}
      />
      <DropZone
        label={t('apply.pictures')}
        rule={t('apply.pictureRule', { max: applicationPicturesMaximum })}
        accept="image/png,image/jpeg"
        files={[]}
        onChange={add}
        requirement={needed > 0 ? 'required' : 'optional'}
        {...(pictureError ? { error: pictureError } : {})}
      />
      <PictureList pictures={pictures} onRemove={remove} onRetry={retry} />
      {needsCode && (
        <TextField
          label={t('own.code')}
          name="code"
          requirement="required"
          autoComplete="off"
          maxLength={typedCodeMaximum}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isChecked && code.trim() === '' ? t('own.codeMissing') : undefined}
        />
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={apply.isPending}>
        {t('apply.send')}
      </Button>
      {isChecked && isSending && (
        <p className={styles.text} role="status">
          {t('apply.picture.wait')}
        </p>
      )}
      {apply.error && (
        <p className={styles.problem} role="alert">
          {reason(apply.error)}
        </p>
      )}
    </form>
  );
}

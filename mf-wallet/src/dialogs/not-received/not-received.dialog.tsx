import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { DropZone } from '@tessera/shared/ui/drop-zone';
import { TextAreaField } from '@tessera/shared/ui/field';
import { proofPicturesMaximum, proofTextMaximum } from '@tessera/shared/wire/wallet';
import { type FormEvent, useState } from 'react';
import { useReportMissing } from '../../api/receipts.ts';
import { DialogForm, FormNote } from '../../features/money-page/dialog-form.tsx';
import type { MissingPayment } from '../../features/withdrawal/receipt-panel.tsx';

/** The form that disputes a payment, with a picture of the account as proof. */
export default function NotReceivedDialog({ params, close }: DialogProps<MissingPayment>) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const errorText = useErrorText('wallet');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [comment, setComment] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { send, isSending, pictureFault, fault, reset } = useReportMissing();
  const isLong = [...comment.trim()].length > proofTextMaximum;
  const isMany = files.length > proofPicturesMaximum;
  const { withdrawalId, paymentId, amountMinor } = params;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (files.length === 0 || isMany || isLong || isSending) return;
    const sent = await send({ withdrawalId, paymentId, comment: comment.trim(), files }).catch(() => undefined);
    if (sent) close();
  };
  const pictureError = isMany
    ? t('missing.many', { max: proofPicturesMaximum })
    : isChecked && files.length === 0
      ? t('missing.none')
      : pictureFault && errorText(pictureFault);
  return (
    <DialogForm
      error={fault && errorText(fault)}
      cancel={t('missing.cancel')}
      onCancel={() => close()}
      action={t('missing.send')}
      isBusy={isSending}
      onSubmit={(event) => void submit(event)}
    >
      <FormNote>{t('missing.note', { amount: full(amountMinor) })}</FormNote>
      <DropZone
        label={t('missing.pictures')}
        rule={t('missing.pictureRule', { max: proofPicturesMaximum })}
        accept="image/png,image/jpeg"
        files={files}
        onChange={(chosen) => {
          setFiles(chosen);
          reset();
        }}
        requirement="required"
        {...(pictureError ? { error: pictureError } : {})}
      />
      <TextAreaField
        label={t('missing.comment')}
        name="comment"
        rows={3}
        requirement="optional"
        maxLength={proofTextMaximum}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={isLong ? t('missing.long', { max: proofTextMaximum }) : undefined}
      />
    </DialogForm>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf } from '@tessera/shared/money';
import { AmountInput } from '@tessera/shared/ui/amount-input';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { TextAreaField } from '@tessera/shared/ui/field';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import {
  type ConsoleApplication,
  getApplicationPicture,
  grantApplication,
  rejectApplication,
  rejectionReasonMaximum,
} from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts } from '../../chrome/step.ts';
import { amount } from '../../format.ts';
import styles from './review-dialog.module.css';

interface Props {
  readonly application: ConsoleApplication;
  readonly onClose: () => void;
}

/** What a player sent, with its pictures, and the two decisions: an amount, or a reason that the player reads. */
export function ReviewDialog({ application, onClose }: Props) {
  const { t, i18n } = useTranslation('console');
  const { id, username, title, comment, pictures, cap, wageringPercent } = application;
  const grant = useConsoleChange(grantApplication);
  const reject = useConsoleChange(rejectApplication);
  const [amountMinor, setAmount] = useState<number>();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<'amount' | 'reason'>();

  const confirmGrant = () => {
    if (!amountMinor || amountMinor > cap.amountMinor) return setWrong('amount');
    onClose();
    const granted = amount({ ...cap, amountMinor }, i18n.language);
    grant.mutate({ id, amountMinor }, resultToasts(t('applications.grantDone', { player: username, amount: granted })));
  };
  const confirmReject = () => {
    const written = reason.trim();
    if (!written || [...written].length > rejectionReasonMaximum) return setWrong('reason');
    onClose();
    reject.mutate({ id, reason: written }, resultToasts(t('applications.rejectDone', { player: username })));
  };
  return (
    <Dialog isOpen title={`${title} · ${username}`} onClose={onClose}>
      <p className={styles.comment}>{comment || t('applications.noComment')}</p>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture key={picture} id={picture} />
        ))}
      </div>
      <p className={styles.note}>
        {t('applications.rules', { cap: amount(cap, i18n.language), percent: wageringPercent })}
      </p>
      <AmountInput
        label={t('applications.amount')}
        hint={t('applications.amountHint', { cap: amount(cap, i18n.language) })}
        currency={currencyOf(cap.currency)}
        minor={amountMinor}
        onChange={setAmount}
        error={wrong === 'amount' ? t('applications.amountRule', { cap: amount(cap, i18n.language) }) : undefined}
      />
      <Button variant="primary" onClick={confirmGrant}>
        {t('applications.grant')}
      </Button>
      <TextAreaField
        label={t('applications.reason')}
        rows={2}
        maxLength={rejectionReasonMaximum}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={wrong === 'reason' ? t('applications.reasonRule') : undefined}
      />
      <Button variant="danger" onClick={confirmReject}>
        {t('applications.reject')}
      </Button>
    </Dialog>
  );
}

function Picture({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const picture = useConsole(getApplicationPicture, { id });
  if (picture.isError) return <p className={styles.note}>{t('withdrawals.proofFailed')}</p>;
  return picture.data ? (
    <img
      className={styles.picture}
      src={`data:${picture.data.contentType};base64,${picture.data.image}`}
      alt={t('applications.picture')}
    />
  ) : (
    <Skeleton className={styles.picture} />
  );
}

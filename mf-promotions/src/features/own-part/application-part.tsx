import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import type { Promotion } from '../../model/promotion.ts';
import application from '../application/application.module.css';
import { ApplicationForm } from '../application/application-form.tsx';
import { LeaveButton } from './leave-button.tsx';
import styles from './own-panel.module.css';
import { OwnRow } from './own-row.tsx';

/** An application that is being checked: what was sent, and the way to take it back. */
export function PendingApplication({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const sent = promotion.own?.application;
  if (!sent) return null;
  return (
    <>
      <p className={styles.text}>{t('apply.pending')}</p>
      <dl className={styles.rowsBelow}>
        <OwnRow label={t('apply.sentAt')}>{date('dayAndClock', sent.sentAtMs)}</OwnRow>
        <OwnRow label={t('apply.pictures')}>{t('apply.pictureCount', { count: sent.pictures })}</OwnRow>
      </dl>
      {sent.comment && <p className={application.reason}>{sent.comment}</p>}
      <div className={styles.actions}>
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}

/** A rejected application with its reason; another one can be sent. */
export function RejectedApplication({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { role } = useSession();
  const [isAgain, setAgain] = useState(false);
  const written = promotion.own?.application?.reason;
  if (isAgain) return <ApplicationForm promotion={promotion} />;
  return (
    <>
      <p className={styles.text}>{reason('promotion.application.rejected')}</p>
      {written && <p className={application.reason}>{written}</p>}
      {role !== 'trial' && (
        <div className={styles.actions}>
          <Button variant="primary" isWide onClick={() => setAgain(true)}>
            {t('apply.again')}
          </Button>
        </div>
      )}
    </>
  );
}

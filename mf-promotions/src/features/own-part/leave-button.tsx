import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { useState } from 'react';
import type { Promotion } from '../../model/promotion.ts';
import styles from './own-panel.module.css';
import { useLeave } from './use-leave.ts';

/** The way out, always at hand. Giving a bonus up is asked about, since money goes; everything else is done at once. */
export function LeaveButton({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { leave, isBonus, amount, isPending, error } = useLeave(promotion);
  const [isAsking, setAsking] = useState(false);
  if (!promotion.own?.canLeave) return null;

  const confirm = async () => {
    await leave();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="outline"
        isWide
        isBusy={isPending && !isAsking}
        onClick={() => (isBonus ? setAsking(true) : void leave())}
      >
        {t(
          isBonus
            ? 'leave.bonus'
            : promotion.own.application?.status === 'pending'
              ? 'leave.application'
              : 'leave.part',
        )}
      </Button>
      {error && (
        <p className={styles.problem} role="alert">
          {reason(error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leave.title')}
        description={t('leave.detail', { amount })}
        confirmLabel={t('leave.bonus')}
        cancelLabel={t('leave.keep')}
        tone="danger"
        isBusy={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

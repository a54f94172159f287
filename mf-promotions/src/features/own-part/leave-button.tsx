import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { useLeavePromotion } from '../../api/promotions.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './own-panel.module.css';

/** The way out, always at hand. Giving a bonus up is asked about, since money goes; everything else is done at once. */
export function LeaveButton({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const leave = useLeavePromotion();
  const [isAsking, setAsking] = useState(false);
  const { own } = promotion;
  if (!own?.canLeave) return null;

  const isBonus = own.state === 'process';
  const amount = full(own.wagering?.bonusBalance ?? 0);
  const go = async () => {
    try {
      await leave.mutateAsync({ promotionId: promotion.id });
    } catch {
      // Shown below the button, from `leave.error`.
      return;
    } finally {
      setAsking(false);
    }
    if (isBonus)
      toast.show({
        tone: 'ok',
        title: t('leave.done'),
        detail: t('leave.doneDetail', { title: promotion.title, amount }),
      });
  };
  return (
    <>
      <Button
        variant="outline"
        isWide
        isBusy={leave.isPending && !isAsking}
        onClick={() => (isBonus ? setAsking(true) : void go())}
      >
        {t(isBonus ? 'leave.bonus' : 'leave.part')}
      </Button>
      {leave.error && (
        <p className={styles.problem} role="alert">
          {reason(leave.error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leave.title')}
        description={t('leave.detail', { amount })}
        confirmLabel={t('leave.bonus')}
        cancelLabel={t('leave.keep')}
        tone="danger"
        isBusy={leave.isPending}
        onConfirm={() => void go()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

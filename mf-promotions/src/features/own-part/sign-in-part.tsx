import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { CheckIcon } from '@tessera/shared/ui/icons';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useClaimPromotion } from '../../api/promotions.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './own-panel.module.css';

/** The days of a daily sign-in, which of them are done, and today's claim. */
export function SignInPart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const claim = useClaimPromotion();
  const { own, dailyAmounts } = promotion;
  if (!own?.signIn || !dailyAmounts) return null;
  const { daysInARow, next, nextAtMs } = own.signIn;
  const isDone = own.state === 'signed';
  // A round that is complete is shown until the next one has begun.
  const done =
    isDone && daysInARow > 0 ? ((daysInARow - 1) % dailyAmounts.length) + 1 : daysInARow % dailyAmounts.length;
  return (
    <>
      <ol className={styles.days}>
        {dailyAmounts.map((amount, index) => (
          <li key={index} className={styles.day} data-done={index < done || undefined}>
            <span className={styles.dayName}>
              {index < done && <CheckIcon size={14} aria-hidden />}
              {t('signIn.day', { day: index + 1 })}
            </span>
            <span>{full(amount)}</span>
            {index < done && <VisuallyHidden>{t('signIn.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {isDone ? (
        <p className={styles.text} role="status">
          {t('signIn.next', { amount: full(next), time: date('dayAndClock', nextAtMs) })}
        </p>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="large"
            isWide
            isBusy={claim.isPending}
            onClick={() => claim.mutate({ promotionId: promotion.id })}
          >
            {t('own.claim', { amount: full(next) })}
          </Button>
        </div>
      )}
      {claim.error && (
        <p className={styles.problem} role="alert">
          {reason(claim.error)}
        </p>
      )}
    </>
  );
}

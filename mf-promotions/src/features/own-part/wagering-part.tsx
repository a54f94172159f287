import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { InfoIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { Progress } from '@tessera/shared/ui/progress';
import type { Promotion, Wagering } from '../../model/promotion.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './own-panel.module.css';
import { OwnRow } from './own-row.tsx';

/** A credited bonus: how much of the rolling is done, until when, and the way out of it. */
export function WageringPart({ promotion, wagering }: { promotion: Promotion; wagering: Wagering }) {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const currency = merchantCurrency();
  const { requiredTurnover, doneTurnover, bonusBalance, deposit, bonus, expiresAtMs } = wagering;
  if (promotion.own?.state === 'issued') {
    return <p className={styles.text}>{t('own.issued', { amount: full(bonus) })}</p>;
  }
  const left = requiredTurnover - doneTurnover;
  const ratio = requiredTurnover === 0 ? 1 : doneTurnover / requiredTurnover;
  return (
    <>
      <span className={styles.amountLabel}>{t('own.left')}</span>
      <Money className={styles.amount} minor={left} currency={currency} size="amount" />
      <Progress
        label={t('own.progress')}
        ratio={ratio}
        valueText={t('own.progressText', { done: full(doneTurnover), required: full(requiredTurnover) })}
        aside={`${Math.floor(ratio * 100)}%`}
      />
      <dl className={styles.rowsBelow}>
        <OwnRow label={t('own.required')}>
          <Money minor={requiredTurnover} currency={currency} />
        </OwnRow>
        <OwnRow label={t('own.done')}>
          <Money minor={doneTurnover} currency={currency} />
        </OwnRow>
        <OwnRow label={t('own.deposit')}>
          <Money minor={deposit} currency={currency} />
        </OwnRow>
        <OwnRow label={t('own.bonusBalance')}>
          <Money minor={bonusBalance} currency={currency} />
        </OwnRow>
        <OwnRow label={t('condition.deadline')}>{date('dayAndClock', expiresAtMs)}</OwnRow>
      </dl>
      <p className={styles.note}>
        <InfoIcon size={15} aria-hidden />
        {t('own.noteWagering')}
      </p>
      <div className={styles.actions}>
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}

import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { InfoIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import type { Cashback, Promotion } from '../../model/promotion.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './own-panel.module.css';
import { OwnRow } from './own-row.tsx';

/** The running period of a cashback: what it stands at, what would come back, and when. */
export function CashbackPart({ promotion, cashback }: { promotion: Promotion; cashback: Cashback }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const currency = merchantCurrency();
  const { fromMs, net, expected, payAtMs } = cashback;
  const hasBegun = serverNow() >= fromMs;
  return (
    <>
      {hasBegun ? (
        <>
          <span className={styles.amountLabel}>{t(net > 0 ? 'own.netWin' : 'own.netLoss')}</span>
          <Money className={styles.amount} minor={net} currency={currency} size="amount" isGainLoss />
        </>
      ) : (
        <p className={styles.period}>{t('own.periodBegins', { time: date('dayAndClock', fromMs) })}</p>
      )}
      <dl className={styles.rows}>
        {hasBegun && (
          <OwnRow label={t('own.expected')}>
            <Money minor={expected} currency={currency} />
          </OwnRow>
        )}
        <OwnRow label={t('own.payAt')}>{date('dayAndClock', payAtMs)}</OwnRow>
      </dl>
      <p className={styles.note}>
        <InfoIcon size={15} aria-hidden />
        {t('own.noteCashback')}
      </p>
      <div className={styles.actions}>
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}

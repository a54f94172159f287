import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import type { CashbackDay } from '../../api/cashback.ts';
import { PartTable } from '../../features/cashback/part-table.tsx';
import { useClaimCashbackDay } from '../../features/cashback/use-claim-cashback-day.ts';
import styles from './cashback.module.css';

/** Days with cashback, newest first: claimed, credited by itself, or to be claimed; each with its bets. */
export function CashbackDays({ days }: { readonly days: readonly CashbackDay[] }) {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { claim, isClaiming, problemOf } = useClaimCashbackDay();
  const [shown, setShown] = useState<number>();
  return (
    <ul className={styles.days}>
      {days.map((day) => {
        const { id, status, amount, claimUntilMs, paidAtMs, parts } = day;
        const problem = problemOf(day);
        return (
          <li key={id} className={styles.day}>
            <div className={styles.line}>
              <span className={styles.text}>
                <strong>{day.day}</strong>
                <span className={styles.note}>
                  {status === 'open'
                    ? t('cashback.until', { time: date('dayAndClock', claimUntilMs) })
                    : t(status === 'claimed' ? 'cashback.claimedAt' : 'cashback.creditedAt', {
                        time: date('dayAndClock', paidAtMs ?? claimUntilMs),
                      })}
                </span>
                {problem && (
                  <span className={styles.problem} role="alert">
                    {problem}
                  </span>
                )}
              </span>
              <Button size="small" aria-expanded={shown === id} onClick={() => setShown(shown === id ? undefined : id)}>
                {t('cashback.details')}
              </Button>
              {status === 'open' ? (
                <Button
                  variant="primary"
                  isBusy={isClaiming(day)}
                  aria-label={`${day.day}: ${t('own.claim', { amount: full(amount) })}`}
                  onClick={() => void claim(day)}
                >
                  {t('own.claim', { amount: full(amount) })}
                </Button>
              ) : (
                <Badge tone="ok">{full(amount)}</Badge>
              )}
            </div>
            {shown === id && <PartTable label={day.day} parts={parts} />}
          </li>
        );
      })}
    </ul>
  );
}

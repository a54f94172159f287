import { useFact } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import styles from './turnover-line.module.css';

/** While a bonus runs: what is left of its turnover, in a line of its own below the game. */
export function TurnoverLine() {
  const { t } = useTranslation('games');
  const leftMinor = useFact('promotions:turnover-counted')?.leftMinor ?? null;
  if (leftMinor === null) return null;
  return (
    <p className={styles.line}>
      <span>{t('session.turnoverLeft')}</span>
      <Money minor={leftMinor} currency={merchantCurrency()} />
    </p>
  );
}

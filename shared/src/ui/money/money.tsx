import { formatCompact, formatSignedCompact } from '../../format/compact.ts';
import { formatAmount, formatSignedAmount } from '../../format/money.ts';
import { useTranslation } from '../../i18n/index.ts';
import { type Currency, unitOf } from '../../money/money.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './money.module.css';

export interface MoneyProps {
  /** In minor units; `undefined` while unknown, which is shown as a dash and never as 0. */
  readonly minor: number | undefined;
  readonly currency: Currency;
  /** Shows the plus sign too (wins, profit). */
  readonly isSigned?: boolean;
  /** Colours plus and minus; implies the sign. */
  readonly isGainLoss?: boolean;
  /** Short form: 만/억 in Korean, K/M elsewhere. Never where money moves. */
  readonly isCompact?: boolean;
  /** Without the unit, for a column whose header names it. */
  readonly hasUnit?: boolean;
  /** `amount` is the main amount of a view. */
  readonly size?: 'inherit' | 'kpi' | 'amount';
  readonly className?: string;
}

/** An amount in tabular figures, with a small unit. */
export function Money(props: MoneyProps) {
  const {
    minor,
    currency,
    isGainLoss = false,
    isSigned = isGainLoss,
    isCompact = false,
    hasUnit = true,
    size = 'inherit',
  } = props;
  const language = useTranslation('ui').i18n.language ?? 'ko';
  if (minor === undefined) return <span className={classNames(styles.money, styles.unknown, props.className)}>–</span>;
  const full = isSigned ? formatSignedAmount : formatAmount;
  const short = isSigned ? formatSignedCompact : formatCompact;
  // "400K điểm" is no amount that Vietnamese write; K stands without a unit, as on a button.
  const isWhole = language === 'vi' && hasUnit && Math.abs(minor) < 1e6 * 10 ** currency.exponent;
  const tone = isGainLoss && (minor > 0 ? styles.gain : minor < 0 ? styles.loss : undefined);
  return (
    <span className={classNames(styles.money, styles[size], tone, props.className)}>
      {(isCompact && !isWhole ? short : full)(minor, currency, language)}
      {hasUnit && <span className={styles.unit}> {unitOf(currency, language)}</span>}
    </span>
  );
}

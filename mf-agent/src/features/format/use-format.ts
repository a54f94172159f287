import {
  formatAmount,
  formatCompact,
  formatCount,
  formatDate,
  formatSignedCompact,
  formatSignedPercent,
  minusSign,
} from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant, merchantCurrency } from '@tessera/shared/merchant';
import { useMemo } from 'react';

const percent = { code: '%', symbol: '%', exponent: 2 };

/** How this tile writes figures: at a glance, in the reader's language and the merchant's currency and time zone. */
export function useFormat() {
  const { t, i18n } = useTranslation('agent');
  const language = i18n.language;
  return useMemo(() => {
    const currency = merchantCurrency();
    const { timeZone } = merchant();
    const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text.replace('-', minusSign));
    return {
      currency,
      compact: (minor: number) => formatCompact(minor, currency, language),
      signedCompact: (minor: number) => formatSignedCompact(minor, currency, language),
      full: (minor: number) => formatAmount(minor, currency, language),
      count: (value: number) => formatCount(value, language),
      signedCount: (value: number) => signed(formatCount(value, language), value),
      signedPercent: (ratio: number) => formatSignedPercent(ratio, language),
      /** Hundredths of a percent as `1.20%`. */
      rate: (basisPoints: number) => `${formatAmount(basisPoints, percent, language)}%`,
      date: (pattern: 'day' | 'shortDay' | 'clock' | 'moment', ms: number) =>
        formatDate(t(`time.${pattern}`), ms, timeZone),
    };
  }, [language, t]);
}

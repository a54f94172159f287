import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatSignedCompact } from '../format/compact.ts';
import { formatAmount, formatMoney, formatSignedMoney, formatSignedPercent, minusSign } from '../format/money.ts';
import { formatPlain } from '../format/plain.ts';
import { formatCount } from '../format/separators.ts';
import { formatDate } from '../format/time.ts';
import { merchant, merchantCurrency } from '../merchant/store.ts';

const percent = { code: '%', symbol: '%', exponent: 2 };

/**
 * How a remote writes figures and times: in the language of the page, the merchant's currency and its time zone.
 * Amounts are minor units, times are server times in milliseconds; patterns of times stand in the remote's messages
 * under `time`. Beside labels the `Money` component writes amounts.
 */
export function useFormat(namespace: string) {
  const { t, i18n } = useTranslation(namespace);
  const language = i18n.language;
  return useMemo(() => {
    const currency = merchantCurrency();
    const { timeZone } = merchant();
    return {
      currency,
      language,
      /** All figures with the unit, as where money moves: `300,000.00 P`. */
      full: (minor: number) => formatMoney(minor, currency, language),
      /** A result: as `full`, with its sign. */
      signed: (minor: number) => formatSignedMoney(minor, currency, language),
      /** Exact but short, in sentences and limits: `30만 P`, `300,000 P`. */
      plain: (minor: number) => `${formatPlain(minor, currency, language)} ${currency.symbol}`,
      /** All figures without the unit. */
      figures: (minor: number) => formatAmount(minor, currency, language),
      /** Rounded and without the unit, for charts and tiles. */
      compact: (minor: number) => formatCompact(minor, currency, language),
      signedCompact: (minor: number) => formatSignedCompact(minor, currency, language),
      count: (value: number) => formatCount(value, language),
      signedCount: (value: number) =>
        value > 0 ? `+${formatCount(value, language)}` : formatCount(value, language).replace('-', minusSign),
      signedPercent: (ratio: number) => formatSignedPercent(ratio, language),
      /** Hundredths of a percent as `1.20%`. */
      rate: (basisPoints: number) => `${formatAmount(basisPoints, percent, language)}%`,
      /** By the pattern `time.<name>` of the remote's messages. */
      date: (name: string, ms: number) => formatDate(t(`time.${name}`), ms, timeZone),
    };
  }, [language, t]);
}

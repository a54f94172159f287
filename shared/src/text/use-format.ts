import { useMemo } from 'react';
import { formatCompact, formatSignedCompact } from '../format/compact.ts';
import { formatAmount, formatMoney, formatSignedMoney, formatSignedPercent, minusSign } from '../format/money.ts';
import { formatPlain } from '../format/plain.ts';
import { formatCount, formatDecimals } from '../format/separators.ts';
import { formatDate, formatWeekday } from '../format/time.ts';
import { useTranslation } from '../i18n/index.ts';
import { merchant, merchantCurrency } from '../merchant/store.ts';
import { unitOf } from '../money/money.ts';

const percent = { code: '%', symbol: '%', exponent: 2 };

/**
 * Formats numbers and times for a remote: in the language of the page, with the merchant's currency and time zone.
 * Amounts are in minor units, times are server times in milliseconds; patterns of times are in the remote's messages
 * under `time`. Beside labels, use the `Money` component.
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
      /** What amounts without their unit are in. */
      unit: unitOf(currency, language),
      /** All digits with the unit, for places where money moves: `300,000.00 P`. */
      full: (minor: number) => formatMoney(minor, currency, language),
      /** A result: as `full`, with its sign. */
      signed: (minor: number) => formatSignedMoney(minor, currency, language),
      /** Exact, for sentences and limits: `30만 P` where it is round, else `1,284,500.00 P`. */
      plain: (minor: number) => `${formatPlain(minor, currency, language)} ${unitOf(currency, language)}`,
      /** All digits without the unit. */
      figures: (minor: number) => formatAmount(minor, currency, language),
      /** Rounded and without the unit, for charts and cards. */
      compact: (minor: number) => formatCompact(minor, currency, language),
      signedCompact: (minor: number) => formatSignedCompact(minor, currency, language),
      count: (value: number) => formatCount(value, language),
      /** A number with at least and at most that many decimals. */
      decimals: (value: number, range: readonly [number, number]) => formatDecimals(value, language, range),
      signedCount: (value: number) =>
        value > 0 ? `+${formatCount(value, language)}` : formatCount(value, language).replace('-', minusSign),
      /** A whole number of percent. */
      wholePercent: (value: number) => `${formatCount(value, language)}%`,
      signedPercent: (ratio: number) => formatSignedPercent(ratio, language),
      /** Hundredths of a percent as `1.20%`. */
      rate: (basisPoints: number) => `${formatAmount(basisPoints, percent, language)}%`,
      weekday: (ms: number) => formatWeekday(ms, timeZone, language),
      /** By the pattern `time.<name>` of the remote's messages. */
      date: (name: string, ms: number) => formatDate(t(`time.${name}`), ms, timeZone),
    };
  }, [language, t]);
}

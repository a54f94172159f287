import { formatMoney, formatPlain } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';

/** Amounts inside sentences, buttons and limits; beside labels the `Money` component writes them. */
export function useAmounts() {
  const { t, i18n } = useTranslation('wallet');
  const currency = merchantCurrency();
  const language = i18n.language;
  const plain = (minor: number) => `${formatPlain(minor, currency, language)} ${currency.symbol}`;
  return {
    full: (minor: number) => formatMoney(minor, currency, language),
    /** As it is read at a glance, exact: `30만 P`, `300,000 P`. */
    plain,
    range: (fromMinor: number, toMinor: number) =>
      t('amount.range', { from: formatPlain(fromMinor, currency, language), to: plain(toMinor) }),
  };
}

import { formatMoney, formatPlain } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';

/** Amounts inside sentences and buttons; beside labels the `Money` component writes them. */
export function useAmounts() {
  const { i18n } = useTranslation('promotions');
  const currency = merchantCurrency();
  return {
    /** Full figures, where money moves. */
    full: (minor: number) => formatMoney(minor, currency, i18n.language),
    /** Read at a glance: conditions and caps. */
    plain: (minor: number) => `${formatPlain(minor, currency, i18n.language)} ${currency.symbol}`,
  };
}

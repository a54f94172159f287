import { formatDate, formatMoney } from '@tessera/shared/format';
import { currencyOf } from '@tessera/shared/money';

/** The console's own zone is the browser's: operators of three merchants sit in one room. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const when = (ms: number): string => formatDate('MM-dd hh:mm:ss', ms, ZONE);

export const amount = (
  { amountMinor, currency }: { amountMinor: number; currency: string },
  language: string,
): string => formatMoney(amountMinor, currencyOf(currency), language);

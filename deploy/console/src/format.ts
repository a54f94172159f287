import { formatDate, formatMoney } from '@tessera/shared/format';
import { currencyOf } from '@tessera/shared/money';

/** The console's own zone is the browser's: operators of three merchants sit in one room. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment in the console's zone; a page says the zone once, under its title. */
export const when = (ms: number): string => formatDate('MM-dd hh:mm:ss', ms, ZONE);

/** The zone of `when`, as its distance from Greenwich: `GMT+9`. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ZONE;

/** Currencies whose players all read one language: an operator and a player must see the same figures. */
const WRITTEN_IN: Readonly<Record<string, string>> = { DIEM: 'vi', VND: 'vi' };

export const amount = (
  { amountMinor, currency }: { amountMinor: number; currency: string },
  language: string,
): string => formatMoney(amountMinor, currencyOf(currency), WRITTEN_IN[currency] ?? language);

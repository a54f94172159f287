import { formatDate, formatMoney, zoneName as nameOfZone, offsetAt } from '@tessera/shared/format';
import { currencyOf, decimalToMinor } from '@tessera/shared/money';

/** The console shows times in the browser's time zone, because one operator works for merchants in several zones. */
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time in the console's zone; each page names the zone once, under its title. */
export const when = (ms: number): string => formatDate('MM-dd hh:mm:ss', ms, ZONE);

/** The zone of `when` as an offset: `GMT+9`. */
export const zoneName = (): string => nameOfZone(ZONE, Date.now());

/** Currencies whose players all use one number format: operator and player must see the same figures. */
const WRITTEN_IN: Readonly<Record<string, string>> = { DIEM: 'vi', VND: 'vi' };

export const amount = (
  { amountMinor, currency }: { amountMinor: number; currency: string },
  language: string,
): string => formatMoney(amountMinor, currencyOf(currency), WRITTEN_IN[currency] ?? language);

/** A typed amount in minor units; null for what is no amount, or finer than the currency. */
export function minorOf(typed: string, code: string): number | null {
  if (!/^\d{1,12}(\.\d+)?$/.test(typed.trim())) return null;
  const [currency, value] = [currencyOf(code), Number(typed)];
  const isExact = Number.isInteger(Math.round(value * 1e6) / (1e6 / 10 ** currency.exponent));
  return isExact ? decimalToMinor(value, currency) : null;
}

/** The sign by which labels name a currency: `điểm` for DIEM. */
export const unitOf = (code: string): string => currencyOf(code).symbol;

/** The message of an operator's reason code, e.g. `deposit.not.received`. */
export const reasonKey = (code: string): string => `reason.${code.replaceAll('.', '_')}`;

/** A time on the clock of a zone, as `datetime-local` fields have it; empty for none. */
export const wallTime = (ms: number | null, zone: string): string =>
  ms === null ? '' : formatDate('yyyy-MM-ddThh:mm', ms, zone);

/** The time at which the clock of a zone shows that, also around changes to summer time; NaN for what is no time. */
export function timeAt(wall: string, zone: string): number {
  const utc = Date.parse(`${wall}Z`);
  if (Number.isNaN(utc)) return Number.NaN;
  return utc - offsetAt(utc - offsetAt(utc, zone), zone);
}

/** An amount in minor units as it is typed. */
export const typedAmount = (minor: number | null | undefined, code: string): string =>
  minor === null || minor === undefined ? '' : String(minor / 10 ** currencyOf(code).exponent);

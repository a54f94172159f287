import { halfWidth } from '../../format/half-width.ts';
import { separatorsOf } from '../../format/separators.ts';
import type { Currency } from '../../money/money.ts';
import { hasCountingUnit, parseAmount, type TypedAmount } from './parse-amount.ts';

/** `noDecimals`: the currency has none; `unclear`: the points and commas could mean more than one amount. */
export type AmountFault = 'noDecimals' | 'unclear';

export interface ReadAmount extends TypedAmount {
  /** The text stays as it was typed while it has a fault, or ends in a sign that may still become a group sign. */
  readonly isRaw: boolean;
  readonly fault?: AmountFault;
}

const clean = (typed: TypedAmount): ReadAmount => ({ ...typed, isRaw: false });

/** Figures in groups of three or in none, then perhaps decimals: whole, fraction. */
const shapeOf = (group: string, decimal: string) =>
  new RegExp(`^((?:\\d{1,3}(?:\\${group}\\d{3})+)|\\d*)(?:\\${decimal}(\\d+))?$`);

/**
 * Reads an amount with the points and commas of the language or, where that is certain, of another one: no sign is
 * swallowed that could make another amount of it. `isPasted`: the text is complete, so that `10,000.00` is 10,000.
 */
export function readAmount(input: string, currency: Currency, language: string, isPasted: boolean): ReadAmount {
  const half = halfWidth(input);
  if (hasCountingUnit(half)) return clean(parseAmount(input, currency, language));
  const signs = half.replace(/[^\d.,]/g, '');
  const last = signs.at(-1) ?? '';
  const { group, decimal } = separatorsOf(language);
  const isOpenEnded = /^[.,]$/.test(last) && !(last === decimal && currency.exponent > 0);
  const amount = isOpenEnded ? signs.slice(0, -1) : signs;
  const whole = wholeAmount(amount, currency, { group, decimal }, isPasted);
  if (whole === undefined)
    return { text: signs, minor: undefined, isRaw: true, fault: currency.exponent === 0 ? 'noDecimals' : 'unclear' };
  const read = parseAmount(whole, currency, language);
  return isOpenEnded && !isPasted ? { text: signs, minor: read.minor, isRaw: true } : clean(read);
}

/** The same amount in the signs of the language alone; undefined where it has decimals too many or is not certain. */
function wholeAmount(
  amount: string,
  { exponent }: Currency,
  { group, decimal }: { readonly group: string; readonly decimal: string },
  isPasted: boolean,
): string | undefined {
  const own = amount.replace(new RegExp(`\\${decimal}$`), '').match(shapeOf(group, decimal));
  const foreign = amount.match(shapeOf(decimal, group));
  const [, whole = '', fraction = ''] = own ?? foreign ?? [];
  if (!own && !foreign) return undefined;
  const isGrouped = /[.,]/.test(whole);
  const figures = whole.replace(/[.,]/g, '');
  if (fraction === '') return own || isGrouped ? figures + (amount.endsWith(decimal) ? decimal : '') : undefined;
  // One sign and three figures: a group of another language where there are no decimals, and either of them elsewhere.
  if (exponent === 0 && !isGrouped && /^[1-9]\d{0,2}$/.test(figures) && fraction.length === 3)
    return figures + fraction;
  if (exponent === 0) return isPasted && /^0{1,2}$/.test(fraction) ? figures : undefined;
  const isCertain = fraction.length <= exponent && (own !== null || isGrouped);
  return isCertain ? figures + decimal + fraction : undefined;
}

/** Whether a text in the signs of the language has more decimals than the currency: `10.000` may mean ten thousand. */
const hasDecimalsTooMany = (raw: string, { exponent }: Currency, language: string): boolean =>
  exponent > 0 && (halfWidth(raw).split(separatorsOf(language).decimal)[1]?.replace(/\D/g, '').length ?? 0) > exponent;

/**
 * What the field holds after a change: figures added to a good text or taken away keep it good, whatever its groups,
 * unless one would have to be dropped.
 */
export function readChange(
  before: { readonly text: string; readonly isRaw: boolean },
  raw: string,
  currency: Currency,
  language: string,
): ReadAmount {
  const added = insertedText(before.text, raw);
  if (!before.isRaw && /^\d?$/.test(halfWidth(added)) && !hasDecimalsTooMany(raw, currency, language))
    return clean(parseAmount(raw, currency, language));
  return readAmount(raw, currency, language, added.length > 1);
}

/** What stands in the new text between the beginning and the end that it shares with the one before. */
function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return after.slice(start, after.length - end);
}

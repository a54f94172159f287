import { separatorsOf } from '../../format/separators.ts';
import type { Currency } from '../../money/money.ts';

const koreanUnits: Readonly<Record<string, number>> = { 백: 100, 천: 1000, 만: 10_000, 억: 100_000_000 };

/** `30만`, `1억 2,840만 500` as a decimal string; other text is returned as it is. */
function spellOut(text: string): string {
  if (!/[백천만억]/.test(text)) return text;
  let units = 0;
  for (const [, figures = '', unit = ''] of text.replace(/[\s,]/g, '').matchAll(/(\d+(?:\.\d+)?)([백천만억]?)/g)) {
    units += Number(figures) * (koreanUnits[unit] ?? 1);
  }
  return String(units);
}

export interface TypedAmount {
  /** As it stands in the well: grouped, with the decimals typed so far. */
  readonly text: string;
  /** Integer minor units; `undefined` when nothing is typed. */
  readonly minor: number | undefined;
}

/**
 * Reads what was typed or pasted: full-width figures, group signs, units and stray letters are understood or dropped,
 * decimals beyond the currency's are cut, and more than 15 figures are not taken.
 */
export function parseAmount(input: string, currency: Currency, language: string): TypedAmount {
  const { group, decimal } = separatorsOf(language);
  const plain = spellOut(input.normalize('NFKC'));
  const [wholePart = '', ...fractionParts] = plain.split(group).join('').split(decimal);
  const whole = wholePart
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15 - currency.exponent);
  const fraction = fractionParts.join('').replace(/\D/g, '').slice(0, currency.exponent);
  const hasDecimal = fractionParts.length > 0 && currency.exponent > 0;
  if (whole === '' && fraction === '') return { text: '', minor: undefined };
  const grouped = (whole || '0').replace(/\B(?=(\d{3})+$)/g, group);
  return {
    text: hasDecimal ? grouped + decimal + fraction : grouped,
    minor: Number((whole || '0') + fraction.padEnd(currency.exponent, '0')),
  };
}

/** An amount as it stands in the well: grouped, without decimals that are all zero. */
export function writeAmount(minor: number | undefined, currency: Currency, language: string): string {
  if (minor === undefined) return '';
  const { decimal } = separatorsOf(language);
  const digits = String(minor).padStart(currency.exponent + 1, '0');
  const cut = digits.length - currency.exponent;
  const fraction = digits.slice(cut);
  return parseAmount(digits.slice(0, cut) + (/[1-9]/.test(fraction) ? decimal + fraction : ''), currency, language)
    .text;
}

/** Where the caret belongs after regrouping: behind as many figures as before. */
export function caretAfter(figuresBefore: number, text: string): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === figuresBefore) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

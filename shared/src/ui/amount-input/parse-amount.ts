import { halfWidth } from '../../format/half-width.ts';
import { type Separators, separatorsOf } from '../../format/separators.ts';
import type { Currency } from '../../money/money.ts';

/** Counting units as powers of ten; 만 and 억 (万, 亿) multiply the 백 and 천 before them as well. */
const places: Readonly<Record<string, bigint>> = {
  백: 2n,
  百: 2n,
  천: 3n,
  千: 3n,
  만: 4n,
  万: 4n,
  억: 8n,
  亿: 8n,
  億: 8n,
};
const counting = /[백百천千만万억亿億]/;
/** Whether the text counts in 만, 억, 万 or 亿. */
export const hasCountingUnit = (text: string): boolean => counting.test(text);
const figuresAndUnits = /(\d+)(?:\.(\d+))?([백百천千만万억亿億]?)|[만万억亿億]/g;
/** Decimals used while multiplying units, so that 억 loses no minor unit. */
const decimalPlaces = 12;

/** The greatest amount that can be typed, in minor units: 15 digits. */
export const greatestMinor = 10 ** 15 - 1;

/** `30만`, `3천만`, `1억 2,840만 500` as a decimal, exactly; other text is returned unchanged. */
function spellOut(text: string, { group, decimal }: Separators): string {
  if (!counting.test(text)) return text;
  const plain = text.replace(/\s/g, '').split(group).join('').split(decimal).join('.');
  let [total, section] = [0n, 0n];
  for (const [all, whole = '', fraction = '', unit = all] of plain.matchAll(figuresAndUnits)) {
    // More than 16 digits is not an amount; this avoids multiplying a megabyte of them.
    const figures = BigInt(
      whole.replace(/^0+/, '').slice(0, 16) + fraction.slice(0, decimalPlaces).padEnd(decimalPlaces, '0'),
    );
    const place = places[unit];
    if (place === undefined) total += figures;
    else if (place < 4n) section += figures * 10n ** place;
    else {
      total += (section + figures) * 10n ** place;
      section = 0n;
    }
  }
  const digits = String(total + section).padStart(decimalPlaces + 1, '0');
  const fraction = digits.slice(-decimalPlaces).replace(/0+$/, '');
  return digits.slice(0, -decimalPlaces) + (fraction && decimal + fraction);
}

export interface TypedAmount {
  /** The text of the field: grouped, with the decimals typed so far. */
  readonly text: string;
  /** In minor units; `undefined` when nothing is typed. */
  readonly minor: number | undefined;
}

/**
 * Parses typed or pasted text. Full-width digits, group signs and units are understood, other characters ignored,
 * decimals beyond the currency's cut, and more than 15 digits refused.
 */
export function parseAmount(input: string, currency: Currency, language: string): TypedAmount {
  const separators = separatorsOf(language);
  const { group, decimal } = separators;
  const plain = spellOut(halfWidth(input), separators);
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

/** The text of an amount in the field: grouped, without decimals that are all zero. */
export function writeAmount(minor: number | undefined, currency: Currency, language: string): string {
  if (minor === undefined) return '';
  const { decimal } = separatorsOf(language);
  const digits = String(minor).padStart(currency.exponent + 1, '0');
  const cut = digits.length - currency.exponent;
  const fraction = digits.slice(cut);
  return parseAmount(digits.slice(0, cut) + (/[1-9]/.test(fraction) ? decimal + fraction : ''), currency, language)
    .text;
}

/** The position of the caret after regrouping: behind the same number of digits as before. */
export function caretAfter(figuresBefore: number, text: string): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === figuresBefore) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const known = new Map<string, Separators>();

/** The group and decimal separators of a language (`vi`: 1.284.500,5). */
export function separatorsOf(language: string): Separators {
  const cached = known.get(language);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1234567.8);
  const sign = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const separators = { group: sign('group', ','), decimal: sign('decimal', '.') };
  known.set(language, separators);
  return separators;
}

/** Groups a run of digits by three. */
export function groupDigits(digits: string, group: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, group);
}

/** A number in the language's format, with at least and at most that many decimals: `1,036.5`; rounded half up. */
export function formatDecimals(value: number, language: string, [least, most]: readonly [number, number]): string {
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  return new Intl.NumberFormat(language, options).format(value);
}

/** A whole number in the language's format: 1,036 or 1.036. */
export function formatCount(count: number, language: string): string {
  const digits = groupDigits(String(Math.abs(Math.trunc(count))), separatorsOf(language).group);
  return count < 0 ? `−${digits}` : digits;
}

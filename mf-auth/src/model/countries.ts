/** A country of the list, identified by its code, as several share a dialing code. */
export interface Country {
  readonly countryCode: string;
  /** Digits only. */
  readonly dialingCode: string;
  readonly name: string;
}

interface CountryItem {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

/** The operator's countries with their names in the reader's language, by name; the merchant's own stays first. */
export function countriesIn(language: string, items: readonly CountryItem[]): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const [home, ...rest] = items.map(({ countryCode, countryDialingCode }) => ({
    countryCode,
    dialingCode: countryDialingCode.replace(/^\+/, ''),
    name: names.of(countryCode) ?? countryCode,
  }));
  return home ? [home, ...rest.sort((one, other) => one.name.localeCompare(other.name, language))] : [];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Countries by name (accents don't matter), code or dialing code; all of them for an empty search. */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim());
  const digits = wanted.replace(/^\+/, '');
  if (wanted === '') return countries;
  return countries.filter(
    ({ countryCode, dialingCode, name }) =>
      plain(name).includes(wanted) ||
      countryCode.toLowerCase() === wanted ||
      (/^\d+$/.test(digits) && dialingCode.startsWith(digits)),
  );
}

import * as drawings from 'country-flag-icons/string/3x2';

/** A country's flag (spec §3) as a `data:` address for an `<img>`, by its ISO code; undefined for a code that has none. */
export function flagImage(country: string): string | undefined {
  const drawing = (drawings as Readonly<Record<string, string>>)[country];
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

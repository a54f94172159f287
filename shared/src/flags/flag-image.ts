import * as drawings from 'country-flag-icons/string/3x2';

/** A country's flag (spec §3) as a `data:` URL for an `<img>`, by ISO code; undefined for a code without a flag. */
export function flagImage(country: string): string | undefined {
  const drawing = (drawings as Readonly<Record<string, string>>)[country];
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

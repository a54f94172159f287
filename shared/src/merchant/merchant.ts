import * as v from 'valibot';

/** Brands that have a theme and a home page. */
export const brands = ['aurora', 'lotus', 'harbor'] as const;

/** A brand on one or more hosts, as far as the page needs it. */
export const merchantSchema = v.object({
  code: v.string(),
  name: v.string(),
  /** Theme and layout of the home page. */
  brand: v.picklist(brands),
  /** Code in the currency registry. */
  currency: v.string(),
  /** Supported languages, offered in the picker in this order. */
  languages: v.array(v.string()),
  defaultLanguage: v.string(),
  /** IANA zone for dates. */
  timeZone: v.string(),
});
export type Merchant = v.InferOutput<typeof merchantSchema>;

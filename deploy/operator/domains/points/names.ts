/** A text by operator language code; English is shown where a language lacks. */
export type Names = { readonly EN: string } & Readonly<Record<string, string>>;

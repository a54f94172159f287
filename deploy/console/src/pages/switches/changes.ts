import { type ConsoleMerchant, offeredLanguages } from '@tessera/shared/wire/console';

export type SystemStatus = ConsoleMerchant['systemStatus'];
export type Language = (typeof offeredLanguages)[number];

/** One pending change of a merchant's setting. */
export type Change =
  | { readonly kind: 'status'; readonly to: SystemStatus }
  | { readonly kind: 'language'; readonly name: Language; readonly to: boolean }
  | { readonly kind: 'switch'; readonly name: string; readonly to: boolean };

/** A merchant's settings as stored at the operator. */
export interface Stored {
  readonly systemStatus: SystemStatus;
  readonly languages: readonly string[];
  readonly switches: ReadonlyMap<string, boolean>;
}

export const keyOf = (change: Change): string =>
  change.kind === 'status' ? change.kind : `${change.kind} ${change.name}`;

function isStored(change: Change, stored: Stored): boolean {
  switch (change.kind) {
    case 'status':
      return stored.systemStatus === change.to;
    case 'language':
      return stored.languages.includes(change.name) === change.to;
    case 'switch':
      return stored.switches.get(change.name) === change.to;
  }
}

/** The changes that still have an effect: somebody else may have made the same change meanwhile. */
export const pendingOf = (changes: readonly Change[], stored: Stored): readonly Change[] =>
  changes.filter((change) => !isStored(change, stored));

/** Adds a change. It replaces an earlier one of the same setting; returning to the stored value removes it. */
export const withChange = (changes: readonly Change[], change: Change, stored: Stored): readonly Change[] =>
  pendingOf([...changes.filter((one) => keyOf(one) !== keyOf(change)), change], stored);

/** The languages after the changes: in the merchant's own order, new ones last. */
export function languagesWith(languages: readonly string[], changes: readonly Change[]): Language[] {
  const changed = new Map(changes.flatMap((change) => (change.kind === 'language' ? [[change.name, change.to]] : [])));
  const place = (language: Language) => languages.indexOf(language) + 1 || 99;
  return offeredLanguages
    .filter((language) => changed.get(language) ?? languages.includes(language))
    .sort((a, b) => place(a) - place(b));
}

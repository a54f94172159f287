import { type ConsoleMerchant, offeredLanguages } from '@tessera/shared/wire/console';

export type SystemStatus = ConsoleMerchant['systemStatus'];
export type Language = (typeof offeredLanguages)[number];

/** One thing of a merchant that shall be otherwise; it waits until it is applied. */
export type Change =
  | { readonly kind: 'status'; readonly to: SystemStatus }
  | { readonly kind: 'language'; readonly name: Language; readonly to: boolean }
  | { readonly kind: 'switch'; readonly name: string; readonly to: boolean };

/** How a merchant stands at the operator. */
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

/** The changes that would change anything: what somebody else has done meanwhile needs doing no more. */
export const pendingOf = (changes: readonly Change[], stored: Stored): readonly Change[] =>
  changes.filter((change) => !isStored(change, stored));

/** One more change; the last about a thing counts, and going back to what is stored takes the change away again. */
export const withChange = (changes: readonly Change[], change: Change, stored: Stored): readonly Change[] =>
  pendingOf([...changes.filter((one) => keyOf(one) !== keyOf(change)), change], stored);

/** What the picker would offer: in the merchant's own order, what is new last. */
export function languagesWith(languages: readonly string[], changes: readonly Change[]): Language[] {
  const wished = new Map(changes.flatMap((change) => (change.kind === 'language' ? [[change.name, change.to]] : [])));
  const place = (language: Language) => languages.indexOf(language) + 1 || 99;
  return offeredLanguages
    .filter((language) => wished.get(language) ?? languages.includes(language))
    .sort((a, b) => place(a) - place(b));
}

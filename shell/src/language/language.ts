import { call, setApiLanguage } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { i18n, operatorLanguage } from '@tessera/shared/i18n';
import type { Merchant } from '@tessera/shared/merchant';
import { readStored, sessionState, writeStored } from '@tessera/shared/session';
import { updateLanguage } from '@tessera/shared/wire/system';

/** Spec §4: the language chosen before on this browser, if the merchant still offers it; else its default. */
export function startLanguage(merchant: Merchant): string {
  const before = readStored('hisLang');
  return before && merchant.languages.includes(before) ? before : merchant.defaultLanguage;
}

/** Makes a language the page's: attribute, requests and storage alike. */
export function settleLanguage(language: string): void {
  document.documentElement.lang = language;
  setApiLanguage(language);
  writeStored('lang', language);
}

/** The visitor's choice: changes the page without a reload, and is kept by the operator for whoever is signed in (spec §7). */
export async function chooseLanguage(language: string): Promise<void> {
  await i18n.changeLanguage(language);
  settleLanguage(language);
  writeStored('hisLang', language);
  bus.emit('shell', 'shell:language-changed', { language });
  if (!('member' in sessionState())) return;
  const told = await call(updateLanguage, { language: operatorLanguage(language) });
  // The page speaks the chosen language whether the operator keeps it or not.
  if (!told.ok) console.warn('[language]', told.error);
}

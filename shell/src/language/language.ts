import { setApiLanguage } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
import type { Merchant } from '@tessera/shared/merchant';
import { readStored, writeStored } from '@tessera/shared/session';

/** Spec §4: the language used before on this browser, if the merchant still offers it; else its default. */
export function startLanguage(merchant: Merchant): string {
  const before = readStored('hisLang') ?? readStored('lang');
  return before && merchant.languages.includes(before) ? before : merchant.defaultLanguage;
}

/** Makes a language the page's: attribute, requests and storage alike. */
export function settleLanguage(language: string): void {
  document.documentElement.lang = language;
  setApiLanguage(language);
  writeStored('lang', language);
}

/** The visitor's choice: changes the page without a reload. */
export async function chooseLanguage(language: string): Promise<void> {
  await i18n.changeLanguage(language);
  settleLanguage(language);
  writeStored('hisLang', language);
  bus.emit('shell', 'shell:language-changed', { language });
}

import { call, setApiLanguage } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { i18n, operatorLanguage } from '@tessera/shared/i18n';
import type { Merchant } from '@tessera/shared/merchant';
import { readStored, sessionState, writeStored } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
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

let wanted: string | undefined;

/**
 * The visitor's choice: changes the page without a reload, and is kept by the operator for whoever is signed in (spec §7).
 * The page goes on in the language it has until all its words are there in the other; of two choices the later one counts.
 */
export async function chooseLanguage(language: string): Promise<void> {
  wanted = language;
  const isHere = await bringWords(language);
  if (wanted !== language) return;
  if (!isHere) return toast.show({ id: 'language', tone: 'danger', title: i18n.t('language.failed', { ns: 'shell' }) });
  await i18n.changeLanguage(language);
  settleLanguage(language);
  writeStored('hisLang', language);
  bus.emit('shell', 'shell:language-changed', { language });
  if (!('member' in sessionState())) return;
  const told = await call(updateLanguage, { language: operatorLanguage(language) });
  // The page speaks the chosen language whether the operator keeps it or not.
  if (!told.ok) console.warn('[language]', told.error);
}

/** Fetches what the page says now in another language; whether all of it came. i18next by itself changes without a word. */
async function bringWords(language: string): Promise<boolean> {
  const spoken = [i18n.options.ns ?? []].flat().filter((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  const lacks = (namespace: string) => !i18n.hasResourceBundle(language, namespace);
  // Asked for anew: what could not be had once is otherwise never tried again.
  await i18n.reloadResources([language], spoken.filter(lacks));
  return !spoken.some(lacks);
}

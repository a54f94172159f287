import { call, setApiLanguage } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { i18n, operatorLanguage } from '@tessera/shared/i18n';
import type { Merchant } from '@tessera/shared/merchant';
import { goTo } from '@tessera/shared/router';
import { readStored, sessionState, writeCookie, writeStored } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';

/**
 * Spec §4: the language chosen before on this browser, if the merchant still offers it; else the default. An address
 * with a language is shown in that one, and counts as the choice where none was made (docs/adr/0035).
 */
export function startLanguage(merchant: Merchant): string {
  const before = readStored('hisLang');
  const asked = addressedLanguage();
  if (asked && merchant.languages.includes(asked)) {
    if (before === undefined) writeStored('hisLang', asked);
    return asked;
  }
  return before && merchant.languages.includes(before) ? before : merchant.defaultLanguage;
}

const addressedLanguage = (): string | null => new URLSearchParams(window.location.search).get('lang');

/** After a choice, the address says nothing of a language any more: a reload keeps the chosen one. */
function forgetAddressedLanguage(): void {
  if (addressedLanguage() === null) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('lang');
  goTo(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`, { replace: true });
}

/** Sets the language of the page: document attribute, requests and storage. */
export function settleLanguage(language: string): void {
  document.documentElement.lang = language;
  setApiLanguage(language);
  writeStored('lang', language);
  // As the next start chooses it.
  writeCookie('language', readStored('hisLang') ?? language);
}

let wanted: string | undefined;

/**
 * Changes the language without a reload, and stores it at the operator for a signed-in member (spec §7). The page
 * keeps the old language until all messages of the new one are loaded; of two choices the later one counts.
 */
export async function chooseLanguage(language: string): Promise<void> {
  wanted = language;
  try {
    await i18n.loadLanguage(language);
  } catch (cause) {
    console.error('[language]', cause);
    if (wanted === language)
      toast.show({ id: 'language', tone: 'danger', title: i18n.t('language.failed', { ns: 'shell' }) });
    return;
  }
  if (wanted !== language) return;
  i18n.setLanguage(language);
  writeStored('hisLang', language);
  settleLanguage(language);
  forgetAddressedLanguage();
  bus.emit('shell', 'shell:language-changed', { language });
  if (!('member' in sessionState())) return;
  const { updateLanguage } = await import('@tessera/shared/wire/system');
  const shown = await call(updateLanguage, { language: operatorLanguage(language) });
  // The page uses the chosen language even if the operator could not store it.
  if (!shown.ok) console.warn('[language]', shown.error);
}

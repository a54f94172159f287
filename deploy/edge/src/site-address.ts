import { languageTags } from '@tessera/shared/i18n/languages';
import type { Boot } from '@tessera/shared/registry';
import { isLocalHost } from './local-hosts.ts';
import type { Site } from './operator-link.ts';

/** Whether search engines may list what this host has. */
export const wantsToBeFound = ({ search, isForAgents }: Site): boolean => search.isOn && !isForAgents;

/**
 * The origin of a merchant's host: this machine's hosts have the site's port and the scheme of the request, all others are
 * reached by https.
 */
export function originOf(host: string, port: number, scheme: string): string {
  return isLocalHost(host) ? new URL(`${scheme}://${host}:${port}`).origin : `https://${host}`;
}

/** A page's address in one language: the default language's has no query (docs/adr/0035). */
export const addressIn = (page: string, language: string, { defaultLanguage }: Boot['merchant']): string =>
  language === defaultLanguage ? page : `${page}?lang=${language}`;

/** The language that an address asks for, else that of the visitor's last page, if the merchant has it; else the merchant's own. */
export function languageOf(
  url: string,
  { languages, defaultLanguage }: Boot['merchant'],
  last: string | undefined = undefined,
): string {
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  const asked = new URLSearchParams(query).get('lang');
  const offered = [asked, last].find((one) => one && languages.includes(one) && languageTags.includes(one));
  return offered ?? defaultLanguage;
}

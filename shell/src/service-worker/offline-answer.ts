import type { OfflinePages } from '@tessera/shared/registry';

/** How the visitor's last page was shown. */
export interface Shown {
  readonly language?: string | undefined;
  readonly theme?: string | undefined;
}

/** The page without a network for an address, in the language that it asks for, else in that of the last page. */
export function offlineAnswer(offline: OfflinePages, url: string, { language, theme }: Shown): Response {
  const { pages, headers, defaultLanguage } = offline;
  const asked = [new URL(url).searchParams.get('lang'), language, defaultLanguage];
  const shown = asked.find((one) => one && Object.hasOwn(pages, one)) ?? defaultLanguage;
  const page = pages[shown] ?? '';
  const html = theme === 'light' ? page.replace('data-theme="dark"', 'data-theme="light"') : page;
  return new Response(html, { status: 503, headers });
}

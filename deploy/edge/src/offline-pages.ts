import type { Boot, FailureTexts, OfflinePages } from '@tessera/shared/registry';
import { escapeHtml } from './escape-html.ts';
import type { ReleaseStore, Releases } from './releases/release-store.ts';
import { hashSource, offlineHeaders } from './security-headers.ts';

/** After the brand's theme. Its fonts are not there, so text has the fallback of the same width. */
const STYLE = `body{display:grid;min-height:100dvh;padding:var(--space-5);place-content:center;justify-items:center;gap:var(--space-4);text-align:center}
b{font:var(--type-h2);letter-spacing:var(--tracking-display)}
p{max-width:36em;color:var(--color-text-2)}
a{display:grid;min-height:var(--size-control-large);padding:0 var(--space-6);align-items:center;border-radius:var(--radius-m);background:var(--color-accent);color:var(--color-on-accent);font:var(--type-body-strong)}`;

/** The page opens by itself as soon as the browser is connected again. */
const SCRIPT = "addEventListener('online',function(){location.reload()})";

/** An empty `href` leads to the address that was asked for. */
const page = (brand: string, name: string, style: string, { language, title, text, retry }: FailureTexts): string =>
  `<!doctype html>
<html lang="${language}" data-brand="${brand}" data-theme="dark">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} · ${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,">
<style>${style}</style>
<script>${SCRIPT}</script>
</head>
<body><b>${escapeHtml(name)}</b><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></body>
</html>`;

/** What the service worker of a visitor's shell keeps of a merchant, to show it without a network: one page in each of its languages. */
export function offlinePages(
  { name, brand, languages, defaultLanguage }: Boot['merchant'],
  edition: string,
  { shell }: Releases,
  releases: ReleaseStore,
): OfflinePages {
  const style = `${releases.theme(shell, brand).replaceAll('</', '<\\/')}\n${STYLE}`;
  return {
    edition,
    defaultLanguage,
    headers: offlineHeaders(hashSource(style), hashSource(SCRIPT)),
    pages: Object.fromEntries(
      languages.map((language) => [language, page(brand, name, style, releases.offlineTexts(shell, language))]),
    ),
  };
}

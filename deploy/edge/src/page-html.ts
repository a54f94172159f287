import type { Boot } from '@tessera/shared/registry';
import { escapeHtml } from './escape-html.ts';
import type { Preload } from './preloads.ts';
import type { Releases } from './release-store.ts';

/** Applies the chosen theme before the first paint, until the shell runs. */
const THEME_SCRIPT = `(function(d){var t;try{t=JSON.parse(localStorage.getItem('theme'))}catch(e){}d.theme=t||(matchMedia('(prefers-color-scheme: light)').matches?'light':'dark')})(document.documentElement.dataset)`;

export interface PageParts {
  readonly boot: Boot;
  readonly releases: Releases;
  readonly preloads: readonly Preload[];
  readonly nonce: string;
}

/** The whole page: the shell can start without any further request. */
export function pageHtml({ boot, releases: { shell }, preloads, nonce }: PageParts): string {
  const styles = [...(shell.parts[`theme-${boot.merchant.brand}`]?.css ?? []), ...shell.boot.css].map(
    (file) => `<link rel="stylesheet" href="${shell.base}${file}">`,
  );
  const hints = preloads.map(
    ({ href, as }) =>
      `<link rel="preload" href="${href}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''}${as === 'script' ? ` nonce="${nonce}"` : ''}>`,
  );
  const scripts = shell.boot.js.map((file) => `<script defer nonce="${nonce}" src="${shell.base}${file}"></script>`);
  const { brand, name } = boot.merchant;
  return `<!doctype html>
<html lang="${boot.language}" data-brand="${brand}" data-theme="dark">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="data:,">
<script nonce="${nonce}">${THEME_SCRIPT}</script>
${[...styles, ...scripts, ...hints].join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="tessera-boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
</body>
</html>`;
}

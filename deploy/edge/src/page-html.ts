import { FIRST_ANSWERS_ID } from '@tessera/shared/api';
import { PICTURES_ID } from '@tessera/shared/art';
import {
  ACCOUNT_WIDTH_PROPERTY,
  type Boot,
  FAILURE_TEXTS_ID,
  type FailureTexts,
  SCRIPTS_ID,
} from '@tessera/shared/registry';
import { EARLY_INPUT_SCRIPT } from './early-input-script.ts';
import { escapeHtml } from './escape-html.ts';
import { integrityOf, type Preload } from './preloads.ts';
import type { Releases } from './releases/release-store.ts';
import type { RenderedPage, SentAnswers } from './rendering/page-cache.ts';

/** Applies the chosen theme before the first paint, until the shell runs. */
const THEME_SCRIPT = `(function(d){var t;try{t=JSON.parse(localStorage.getItem('theme'))}catch(e){}d.theme=t=='light'||t=='dark'?t:(matchMedia('(prefers-color-scheme: light)').matches?'light':'dark')})(document.documentElement.dataset)`;

/** Reserves the width that the account last had in this tab's header, until the shell runs. */
const ACCOUNT_SCRIPT = `(function(r){var w;try{w=+sessionStorage.getItem('accountWidth')}catch(e){}if(w>0)r.style.setProperty('${ACCOUNT_WIDTH_PROPERTY}',w+'px')})(document.documentElement)`;

/**
 * Requests the scripts and preloads of a rendered page once the browser reports its first paint, eight elements in each task, so
 * that they do not compete with it for bandwidth and processor time. A hidden page requests them at once; a visible one whose paint
 * is not reported, after a second. `async = false` makes moved scripts run in document order. A browser gives a script the failed answer of its preload:
 * the shell asks for such a file by another URL (shell/src/remotes/trusted-files.ts). Addresses of style sheets become whole ones,
 * by which webpack's code looks for them.
 */
const LATE_SCRIPT = `(function(d,w){var c;function load(){for(var i=0;i<8&&c.firstElementChild;i++)d.head.append(c.firstElementChild);if(c.firstElementChild)setTimeout(load)}function start(){if(c)return;d.querySelectorAll('style[data-href]').forEach(function(s){s.dataset.href=new URL(s.dataset.href,d.baseURI).href});c=d.getElementById('${SCRIPTS_ID}').content;c.querySelectorAll('script').forEach(function(s){s.async=false});c.querySelectorAll('link').forEach(function(l){l.onerror=function(){(w.tesseraFailed=w.tesseraFailed||{})[l.href]=1}});load()}setTimeout(start,d.hidden?0:1e3);new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])start()}).observe({type:'paint',buffered:true})})(document,window)`;

/**
 * What is painted before the first script has come: the merchant's name where its mark will be, and the shape of a page.
 * The shell replaces it with its first render. The linked styles stay before it: those that are loaded later go behind
 * them, and the order of the layers is that of their first appearance. Its own layer is the first, so what the reset of the
 * site also sets is marked as important.
 */
const FIRST_PAINT = `#root>.first-paint{position:absolute;inset:0;display:grid;grid-template-rows:56px 168px repeat(3,96px);gap:16px;padding:48px 16px 0!important;overflow:hidden;font:700 20px/56px system-ui,sans-serif;pointer-events:none}
.first-paint>i{border-radius:12px;background:currentcolor;opacity:.08}
:root[data-theme=dark]:has(.first-paint){color-scheme:dark;background:#0e1116;color:#e8eaed}
:root[data-theme=light]:has(.first-paint){color-scheme:light;background:#fafafa;color:#15181d}`;

const firstPaint = (name: string): string =>
  `<div class="first-paint" aria-hidden="true"><b>${escapeHtml(name)}</b>${'<i></i>'.repeat(4)}</div>`;

const data = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** Text of a style sheet that cannot end its element. */
const inStyle = (text: string): string => text.replaceAll('</', '<\\/');

/** The answers stay as the operator wrote them: a page with forty games is not read and written again. */
export const answersJson = ({ language, texts }: SentAnswers): string =>
  `{"language":${JSON.stringify(language)},"bodies":{${[...texts].map(([address, text]) => `${JSON.stringify(address)}:${text}`)}}}`;

export interface PageParts {
  readonly boot: Boot;
  readonly releases: Releases;
  readonly preloads: readonly Preload[];
  /** The style sheet of the brand. */
  readonly theme: string;
  /** The text of a style sheet at its address; undefined where the browser loads it itself. */
  readonly styleText: (href: string, integrity: string) => string | undefined;
  /** SVG documents by `pictureKey`: those that the page shows first. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Of the calls that the page asks first; a rendered page has its own. */
  readonly answers: SentAnswers;
  /** What the page shows if it cannot start. */
  readonly failure: FailureTexts;
  readonly nonce: string;
  /** Title, description and addresses of the page. */
  readonly head: readonly string[];
  /** The page as it looks first; without it, only its shape is shown until the scripts have come. */
  readonly rendered?: (RenderedPage & { readonly device: string }) | undefined;
  /** Whether the browser's cookie says that one of its tabs has an account. */
  readonly hasAccount: boolean;
}

function rootElement({ boot: { merchant, language }, rendered, hasAccount }: PageParts): string {
  if (!rendered) return `<div id="root">${firstPaint(merchant.name)}</div>`;
  const account = hasAccount ? ' data-account' : '';
  return `<div id="root" data-rendered="${language}" data-rendered-at="${rendered.atMs}" data-device="${rendered.device}"${account}>${rendered.markup}</div>`;
}

/** The whole page: the shell can start without any further request. */
export function pageHtml(page: PageParts): string {
  const { boot, preloads, theme, styleText, pictures, failure, nonce, head, rendered, hasAccount } = page;
  const { answers } = rendered ?? page;
  const { shell } = page.releases;
  // Browsers warn of the attribute where they do not check it: the page's own fetch() does.
  const checked = (integrity: string, as?: Preload['as']): string =>
    boot.isDevelopment ? '' : ` ${as === 'fetch' ? 'data-integrity' : 'integrity'}="${integrity}"`;
  // The first screen waits for no file; webpack's code finds the style by its address, and loads it no second time.
  const styleTag = (href: string, integrity: string): string => {
    const text = rendered && !boot.isDevelopment ? styleText(href, integrity) : undefined;
    if (text === undefined) return `<link rel="stylesheet" href="${href}"${checked(integrity)}>`;
    return `<style nonce="${nonce}" data-href="${href}">${inStyle(text)}</style>`;
  };
  const styles = shell.boot.css.map((file) => styleTag(shell.base + file, integrityOf(shell, file)));
  // What is rendered must not be seen without its style.
  const isBlocking = ({ as, isLow }: Preload): boolean => rendered !== undefined && as === 'style' && !isLow;
  styles.push(...preloads.filter(isBlocking).map(({ href, integrity }) => styleTag(href, integrity)));
  // Like the element that will use the file, else the browser would fetch it twice.
  const hints = preloads
    .filter((preload) => !isBlocking(preload))
    .map(
      ({ href, as, integrity, isLow }) =>
        `<link rel="preload" href="${href}" as="${as}"${isLow ? ' fetchpriority="low"' : ''}${as === 'style' ? '' : ' crossorigin'}${as === 'script' ? ` nonce="${nonce}"` : ''}${checked(integrity, as)}>`,
    );
  // The first render waits for these; a browser would fetch deferred scripts after all that is preloaded.
  const scripts = shell.boot.js.map(
    (file) =>
      `<script defer fetchpriority="high" nonce="${nonce}" crossorigin src="${shell.base}${file}"${checked(integrityOf(shell, file))}></script>`,
  );
  const late = [...scripts, ...hints];
  const { brand } = boot.merchant;
  return `<!doctype html>
<html lang="${boot.language}" data-brand="${brand}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="data:,">
<script nonce="${nonce}">${THEME_SCRIPT}${hasAccount ? `;${ACCOUNT_SCRIPT}` : ''}</script>
<style nonce="${nonce}">@layer first{${FIRST_PAINT}}${inStyle(theme)}</style>
${rendered ? `<style nonce="${nonce}" id="rendered-styles">${rendered.styles}</style>\n<script nonce="${nonce}">${EARLY_INPUT_SCRIPT}</script>` : ''}
${[...styles, ...(rendered ? [] : late), ...head].join('\n')}
</head>
<body>
${rootElement(page)}
${data(FAILURE_TEXTS_ID, JSON.stringify(failure))}
${data('tessera-boot', JSON.stringify(boot))}
${answers.texts.size > 0 ? data(FIRST_ANSWERS_ID, answersJson(answers)) : ''}
${!rendered && Object.keys(pictures).length > 0 ? data(PICTURES_ID, JSON.stringify(pictures)) : ''}
${rendered ? `<template id="${SCRIPTS_ID}">\n${late.join('\n')}\n</template>\n<script nonce="${nonce}">${LATE_SCRIPT}</script>` : ''}
</body>
</html>`;
}

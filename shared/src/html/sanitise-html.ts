import { BrowserOnly } from '../contract/browser-only.ts';
import { createSanitiser } from './sanitiser.ts';

let sanitise: ((html: string) => string) | undefined;

const sanitised = new Map<string, string>();

/** What the edge has sanitised of a page's answers, by what it was: a page is rendered without a parser. */
export function addSanitised(texts: Readonly<Record<string, string>>): void {
  for (const [html, clean] of Object.entries(texts)) sanitised.set(html, clean);
}

function sanitisedBefore(html: string): string {
  // The sanitiser does not look at text without a tag either.
  if (!html.includes('<')) return html;
  const clean = sanitised.get(html);
  if (clean === undefined) throw new BrowserOnly('HTML is sanitised with the parser of the browser.');
  return clean;
}

/** Sanitises an operator's HTML: only text, emphasis, lists, tables, pictures and links remain. */
export function sanitiseHtml(html: string): string {
  if (globalThis.window === undefined) return sanitisedBefore(html);
  sanitise ??= createSanitiser(window);
  return sanitise(html);
}

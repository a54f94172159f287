/** Operators' HTML (notices, terms, help), made safe. */
export { addSanitised, sanitiseHtml } from './sanitise-html.ts';
export { SanitisedHtml, type SanitisedHtmlProps } from './sanitised-html.tsx';

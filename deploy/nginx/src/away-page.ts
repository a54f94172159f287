import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bareHeaders, hashSource, unavailableHeaders } from '../../edge/src/security-headers.ts';
import { FAILURE_STYLE, failureDocument, RETRY_AFTER_SECONDS } from '../../edge/src/unavailable-page.ts';
import { ROOT } from '../../start/src/settings.ts';

const folder = `${ROOT}/shell/locales`;
const languages = readdirSync(folder).map((file) => basename(file, '.json'));

function documentIn(language: string): string {
  const { bootFailure } = JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as {
    readonly bootFailure: { readonly title: string; readonly text: string; readonly retry: string };
  };
  return failureDocument({ language, ...bootFailure });
}

/** A value of nginx, which would end it at a quote and read variables. */
function quoted(value: string): string {
  if (/[$\\]/.test(value)) throw new Error(`nginx cannot answer with this text: ${value}`);
  return `'${value.replaceAll("'", "\\'")}'`;
}

/** Accept-Language whose first language with messages is this one, as `languageFor` of the edge finds it. */
function askedFirst(language: string): string {
  const others = languages.filter((other) => other !== language).join('|');
  return `"~*^(?:(?!\\s*(?:${others}))[^,]*,)*?\\s*${language}"`;
}

/** Picks the page by the browser's languages; Korean without one that has messages, as at the edge. */
export const awayPageMap = `map $http_accept_language $tessera_away {
${languages
  .filter((language) => language !== 'ko')
  .map((language) => `  ${askedFirst(language)} ${quoted(documentIn(language))};`)
  .join('\n')}
  default ${quoted(documentIn('ko'))};
}`;

const styleHash = hashSource(FAILURE_STYLE);
// It has nothing that a page which frames it could misuse, and it is shown in the frame of a game, too.
const { 'Content-Type': type, ...others } = unavailableHeaders(styleHash, '*');
const { 'X-Frame-Options': _, ...everyAnswer } = bareHeaders('/');
const headers = { ...everyAnswer, ...others, 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_SECONDS };

/** The answer in place of a page while the edge is away. */
export const awayPageLines = `    default_type ${quoted(String(type))};
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    return 503 $tessera_away;`;

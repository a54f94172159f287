import { randomBytes } from 'node:crypto';
import type { FailureTexts } from '@tessera/shared/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { refuse } from './failures.ts';
import type { AnswerUnavailable } from './forwarding.ts';
import { GAMES_PREFIX } from './hosts.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { unavailableHeaders } from './security-headers.ts';

export const RETRY_AFTER_SECONDS = '5';
/** The whole style of a failure's document. */
export const FAILURE_STYLE =
  ':root{color-scheme:dark light}body{display:grid;min-height:90vh;place-content:center;justify-items:center;font:16px/1.5 system-ui,sans-serif;text-align:center}a{padding:12px 20px;border:1px solid;border-radius:8px;color:inherit;text-decoration:none}';

/** A document that needs no other file. An empty `href` reloads the page. */
export const failureDocument = ({ language, title, text, retry }: FailureTexts, styleAttributes = ''): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style${styleAttributes}>${FAILURE_STYLE}</style>
</head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></body>
</html>`;

/** The first requested language that has messages, else Korean. */
export function languageFor(accepted: string | undefined, languages: readonly string[]): string {
  const asked = (accepted ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return asked.find((tag) => languages.includes(tag)) ?? 'ko';
}

/** The texts of a page that cannot be shown, in the first of the browser's languages that has them. */
export const failureTextsFor = ({ headers }: FastifyRequest, releases: ReleaseStore): FailureTexts =>
  releases.failureTexts(languageFor(headers['accept-language'], releases.languages()));

/**
 * Answered instead of a page while the operator is unavailable and nothing is cached for the visitor (decision 9). In a
 * game's frame, its button leads to the merchant's page.
 */
export function unavailablePage(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: ReleaseStore,
  framedBy = "'none'",
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const html = failureDocument(failureTextsFor(request, releases), ` nonce="${nonce}"`);
  return away(reply)
    .headers(unavailableHeaders(`nonce-${nonce}`, framedBy))
    .send(html);
}

/** Asks the client to retry; the answer does not name what is unavailable. */
const away = (reply: FastifyReply): FastifyReply =>
  reply.code(503).headers({ 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' });

const refuseAway = (reply: FastifyReply): FastifyReply => refuse(away(reply), 503, 'system.unavailable');

/** Logs one line when the operator cannot be reached, everything for other errors. */
export function logUnavailable({ log }: FastifyRequest, cause: Error): void {
  const line = cause.cause as Partial<Error> | undefined;
  if (line?.message) log.error(`no answer from the operator: ${line.message}`);
  else log.error({ err: cause }, 'the edge could not answer');
}

/** Error handler of the edge's own calls, which fail when the operator does not answer. */
export function refuseWithoutOperator(cause: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logUnavailable(request, cause);
  return refuseAway(reply);
}

/** Answers a forwarded request without an upstream answer: with a page in a game's frame, else with the envelope. */
export const answerUnavailable =
  (releases: ReleaseStore, publicPort: number): AnswerUnavailable =>
  (request, reply) => {
    const isGamePage =
      request.method === 'GET' &&
      request.url.startsWith(GAMES_PREFIX) &&
      (request.headers.accept ?? '').includes('text/html');
    if (!isGamePage) return refuseAway(reply);
    return unavailablePage(request, reply, releases, `localhost:${publicPort} *.localhost:${publicPort}`);
  };

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { refuse } from './failures.ts';
import type { AnswerAway } from './forwarding.ts';
import { GAMES_ROOM } from './hosts.ts';
import type { ReleaseStore } from './release-store.ts';
import { awayHeaders } from './security-headers.ts';

const retryAfterSeconds = '5';
const STYLE =
  ':root{color-scheme:dark light}body{display:grid;min-height:90vh;place-content:center;justify-items:center;font:16px/1.5 system-ui,sans-serif;text-align:center}a{padding:12px 20px;border:1px solid;border-radius:8px;color:inherit;text-decoration:none}';

/** The first language that the visitor asks for and there are messages in, else Korean. */
export function languageFor(accepted: string | undefined, languages: readonly string[]): string {
  const asked = (accepted ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return asked.find((tag) => languages.includes(tag)) ?? 'ko';
}

/**
 * Answered in place of a page while the operator is away and nothing is known of the visitor (decision 9): it needs no
 * other file. A game's stands in a frame of its merchant's page.
 */
export function awayPage(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: ReleaseStore,
  framedBy = "'none'",
): FastifyReply {
  const language = languageFor(request.headers['accept-language'], releases.languages());
  const { title, text, retry } = releases.messages(language).bootFailure;
  const nonce = randomBytes(16).toString('base64');
  // An empty address is the page's own.
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></body>
</html>`;
  return away(reply).headers(awayHeaders(nonce, framedBy)).send(html);
}

/** Asks the client to retry; what is away, and where, stays out of the answer. */
const away = (reply: FastifyReply): FastifyReply =>
  reply.code(503).headers({ 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' });

const refuseAway = (reply: FastifyReply): FastifyReply => refuse(away(reply), 503, 'system.unavailable');

/** One line for an operator that can't be reached, all there is for anything else. */
export function logAway({ log }: FastifyRequest, cause: Error): void {
  const line = cause.cause as Partial<Error> | undefined;
  if (line?.message) log.error(`no answer from the operator: ${line.message}`);
  else log.error({ err: cause }, 'the edge could not answer');
}

/** Error handler of the edge's own calls: they fail where the operator gives no answer. */
export function callWithoutOperator(cause: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logAway(request, cause);
  return refuseAway(reply);
}

/** Answers a forwarded request that got no answer: in the game's frame with a page, everything else in the envelope. */
export const answerAway =
  (releases: ReleaseStore, publicPort: number): AnswerAway =>
  (request, reply) => {
    const isGamePage =
      request.method === 'GET' &&
      request.url.startsWith(GAMES_ROOM) &&
      (request.headers.accept ?? '').includes('text/html');
    if (!isGamePage) return refuseAway(reply);
    return awayPage(request, reply, releases, `http://localhost:${publicPort} http://*.localhost:${publicPort}`);
  };

import type { FastifyInstance } from 'fastify';

/** Origins besides its own that a page of this merchant takes anything from. */
export interface PageOrigins {
  readonly images: readonly string[];
  readonly games: readonly string[];
  /** Hosts, without a scheme: the page's own holds. */
  readonly domains: readonly string[];
}

/** Headers of a page besides its policy and those of every answer. */
const besides = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of every page. Scripts run by nonce and by what a nonced script loads; nothing is unsafe-* (architecture §5.9). */
export function pageHeaders(nonce: string, { images, games, domains }: PageOrigins): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...domains].join(' '),
    "worker-src 'self'",
    `frame-src ${games.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { 'Content-Security-Policy': policy, ...besides };
}

/** Headers of the page that stands in for one: it is a style and a link. */
export function awayHeaders(nonce: string, framedBy: string): Readonly<Record<string, string>> {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy}`;
  return { 'Content-Security-Policy': policy, ...besides };
}

/** Forbids framing, unless the answer's own policy decides who may frame it. */
function framing(policy: string): Readonly<Record<string, string>> {
  if (policy.includes('frame-ancestors')) return {};
  return { 'X-Frame-Options': 'DENY', ...(policy ? {} : { 'Content-Security-Policy': "frame-ancestors 'none'" }) };
}

/**
 * What other origins may use: releases and pictures, which are public and load on hosts of their own, and the sign of
 * life by which a page measures its merchant's other addresses.
 */
const isForOthers = (url: string): boolean => /^\/(?:assets|@images)\/|^\/healthz$/.test(url);

/** Headers of every answer of the edge, whatever it is and whoever gave it. */
const everyAnswer = (url: string): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': isForOthers(url) ? 'cross-origin' : 'same-origin',
});

/** The same for an answer that no hook sees. */
export const bareHeaders = (url: string): Readonly<Record<string, string>> => ({ ...everyAnswer(url), ...framing('') });

/** Adds the headers that an answer does not bring by itself. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
    for (const [name, value] of Object.entries({ ...everyAnswer(request.url), ...framing(policy) }))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

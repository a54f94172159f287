import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Origins besides its own that a page of this merchant may use. */
export interface PageOrigins {
  readonly images: readonly string[];
  readonly games: readonly string[];
  /** Hosts without a scheme: the page's scheme applies. */
  readonly domains: readonly string[];
  /** Origins of a developer's own releases, for this page only. Their scripts need no entry: trusted code loads them. */
  readonly overrides: readonly string[];
  /** Files have no hashes in development. */
  readonly isDev: boolean;
  readonly hasServiceWorker: boolean;
}

/** Headers of a page in addition to its CSP and to those of every answer. */
const pageOnly = {
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Only these two make what a browser would run: URLs of the page's releases (shell/src/remotes/trusted-files.ts), and the
 * HTML of operators (shared/src/html).
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types tessera-url tessera-html";

/** A script without integrity is blocked, also where a mistake in the page left it out. */
export const SCRIPT_INTEGRITY: Readonly<Record<string, string>> = {
  'Integrity-Policy': 'blocked-destinations=(script)',
};

/**
 * Headers of every page. Scripts run by nonce, or because a script with a nonce loads them; nothing is unsafe-*.
 */
export function pageHeaders(
  nonce: string,
  { images, games, domains, overrides, isDev, hasServiceWorker }: PageOrigins,
): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ["style-src 'self'", `'nonce-${nonce}'`, ...overrides].join(' '),
    ["img-src 'self' data:", ...images, ...overrides].join(' '),
    ["font-src 'self'", ...overrides].join(' '),
    ["connect-src 'self'", ...domains, ...overrides].join(' '),
    // Only the service worker; the address of any other is none of the page's trusted types.
    `worker-src ${hasServiceWorker ? "'self'" : "'none'"}`,
    `frame-src ${games.join(' ')}`,
    // The code of the site answers every form; sent by the browser, a form's fields would stand in the address.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
  ].join('; ');
  return { 'Content-Security-Policy': policy, ...(isDev ? {} : SCRIPT_INTEGRITY), ...pageOnly };
}

/**
 * How a page may be kept. The site's document has no secret and nothing of an account, so the browser may keep a page
 * that it leaves, as it was, and show it again on Back. Anything else is fetched anew: `Vary: *` forbids what browsers
 * otherwise take from their cache on Back without asking. A notice in place of the site is never kept, nor a page with a
 * developer's own release.
 */
export function keeping(isSite: boolean, hasOverrides: boolean): Readonly<Record<string, string>> {
  if (hasOverrides) return { 'Cache-Control': 'private, no-store' };
  return isSite ? { 'Cache-Control': 'private, no-cache', Vary: '*' } : { 'Cache-Control': 'no-store' };
}

/** A source of a content security policy for an inline element with this text, without its quotes. */
export const hashSource = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Headers of a page without files. `style` and `script`: the source that may run, without quotes; without one, no script may. */
export function unavailableHeaders(style: string, framedBy: string, script = 'none'): Readonly<Record<string, string>> {
  const policy = `default-src 'none'; style-src '${style}'; script-src '${script}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy}`;
  return { 'Content-Security-Policy': policy, ...pageOnly };
}

/** Headers of the service worker: it runs nothing else, and asks nobody but the edge. */
export const serviceWorkerHeaders = {
  'Content-Security-Policy': `default-src 'none'; connect-src 'self'; frame-ancestors 'none'; ${TRUSTED_TYPES.split(';')[0]}`,
  'Content-Type': 'text/javascript; charset=utf-8',
  // A browser asks for it with every visit, so that a mistake in it can be taken back.
  'Cache-Control': 'no-cache',
} as const;

/** Headers of a page that a browser shows without a network, with the one style sheet and the one script of these hashes. */
export const offlineHeaders = (styleHash: string, scriptHash: string): Readonly<Record<string, string>> => ({
  ...unavailableHeaders(styleHash, "'none'", scriptHash),
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});

/** Forbids framing, unless the answer's own policy decides it. */
function framing(policy: string): Readonly<Record<string, string>> {
  if (policy.includes('frame-ancestors')) return {};
  return { 'X-Frame-Options': 'DENY', ...(policy ? {} : { 'Content-Security-Policy': "frame-ancestors 'none'" }) };
}

/**
 * Paths that other origins may use: releases and pictures, which are public and loaded from hosts of their own, and
 * the health check, with which a page measures its merchant's other domains.
 */
const isPublic = (url: string): boolean => /^\/(?:assets|@images)\/|^\/healthz$/.test(url);

/** Headers of every answer of the edge, forwarded or its own. */
const everyAnswer = (url: string): Readonly<Record<string, string>> => ({
  // Only pages that their merchant wants to be found say otherwise.
  ...(isPublic(url) ? {} : { 'X-Robots-Tag': 'noindex' }),
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': isPublic(url) ? 'cross-origin' : 'same-origin',
});

/** The same for an answer that bypasses the hooks. */
export const bareHeaders = (url: string): Readonly<Record<string, string>> => ({ ...everyAnswer(url), ...framing('') });

/** Adds the headers that an answer does not have itself. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
    for (const [name, value] of Object.entries({ ...everyAnswer(request.url), ...framing(policy) }))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

/** Origins besides its own that a page of this merchant takes anything from. */
export interface PageOrigins {
  readonly images: readonly string[];
  readonly games: readonly string[];
  /** Hosts, without a scheme: the page's own holds. */
  readonly domains: readonly string[];
}

/** What a page's headers say besides where things may come from. */
const besides = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
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

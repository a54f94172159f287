import { type PageOrigins, pageHeaders } from './security-headers.ts';

type Origins = Omit<PageOrigins, 'isDev' | 'overrides' | 'hasServiceWorker'>;
const headers = (origins: Origins, isDev = false, hasServiceWorker = true) =>
  pageHeaders('n', { ...origins, overrides: [], isDev, hasServiceWorker });
const policy = (origins: Origins) => (headers(origins)['Content-Security-Policy'] ?? '').split('; ');

it("a page may use pictures and frames of its merchant's hosts and calls to its merchant's domains, and no others", () => {
  const lotus = policy({
    images: ['http://images-1', 'http://images-2'],
    games: ['http://games-1', 'http://games-2'],
    domains: ['lotus.localhost:8080'],
  });
  expect(lotus).toContain("img-src 'self' data: http://images-1 http://images-2");
  expect(lotus).toContain('frame-src http://games-1 http://games-2');
  expect(lotus).toContain("connect-src 'self' lotus.localhost:8080");
  const aurora = policy({ images: [], games: ['http://games'], domains: [] });
  expect(aurora).toContain("img-src 'self' data:");
  expect(aurora).toContain('frame-src http://games');
  expect(aurora).toContain("connect-src 'self'");
});

it('a page runs scripts with integrity only, and makes URLs and HTML of its own in two places', () => {
  const none = { images: [], games: [], domains: [] };
  expect(headers(none)['Integrity-Policy']).toBe('blocked-destinations=(script)');
  expect(policy(none)).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types tessera-url tessera-html']),
  );
  expect(headers(none, true)).not.toHaveProperty('Integrity-Policy');
});

it('a page may start workers of its own origin only where the site has a service worker', () => {
  const none = { images: [], games: [], domains: [] };
  expect(headers(none)['Content-Security-Policy']).toContain("; worker-src 'self';");
  expect(headers(none, false, false)['Content-Security-Policy']).toContain("; worker-src 'none';");
});

it('a browser sends no form by itself, whose fields would stand in the address', () => {
  expect(policy({ images: [], games: [], domains: [] })).toContain("form-action 'none'");
});

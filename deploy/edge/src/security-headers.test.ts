import { pageHeaders } from './security-headers.ts';

const policy = (images: string[], games: string[]) =>
  (pageHeaders('n', { images, games })['Content-Security-Policy'] ?? '').split('; ');

it("a page takes pictures and frames from its merchant's hosts and from no others", () => {
  const lotus = policy(['http://images-1', 'http://images-2'], ['http://games-1', 'http://games-2']);
  expect(lotus).toContain("img-src 'self' data: http://images-1 http://images-2");
  expect(lotus).toContain('frame-src http://games-1 http://games-2');
  const aurora = policy([], ['http://games']);
  expect(aurora).toContain("img-src 'self' data:");
  expect(aurora).toContain('frame-src http://games');
});

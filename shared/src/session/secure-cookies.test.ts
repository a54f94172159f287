/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://aurora.example/"}
 */
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

it('by https, cookies are for https alone, and can be removed', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('lastUsername', 'moonlit07');
  writeCookie('signedIn', '1');
  expect(readCookie('lastUsername')).toBe('moonlit07');
  removeCookie('lastUsername');
  expect(readCookie('lastUsername')).toBeUndefined();
  expect(written.mock.calls).toHaveLength(3);
  for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; Secure$/);
  written.mockRestore();
});

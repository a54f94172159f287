/** @jest-environment jsdom */
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

afterEach(() => removeCookie('lastUsername'));

describe('the name kept for the next sign-in', () => {
  it('comes back as it was, whatever letters it has', () => {
    writeCookie('lastUsername', '새벽; a=b%');
    expect(readCookie('lastUsername')).toBe('새벽; a=b%');
  });
  it('is gone once it is removed', () => {
    writeCookie('lastUsername', 'moonlit07');
    removeCookie('lastUsername');
    expect(readCookie('lastUsername')).toBeUndefined();
  });
  it('is kept for a day, for this site alone', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    for (const name of ['lastUsername', 'remember', 'rememberedPassword', 'smsLogin'] as const) writeCookie(name, '1');
    expect(written.mock.calls).toHaveLength(4);
    for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; Max-Age=86400; Path=\/; SameSite=Strict$/);
    written.mockRestore();
  });
  it('is dropped when somebody has broken it', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: somebody else writes it
    document.cookie = 'lastUsername=%E0%A4%A; Path=/';
    expect(readCookie('lastUsername')).toBeUndefined();
  });
});

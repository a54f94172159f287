/** @jest-environment jsdom */
import { forgetSealedPassword, readCookie, removeCookie, writeCookie } from './cookies.ts';

afterEach(() => removeCookie('lastUsername'));

describe('the name stored for the next sign-in', () => {
  it('is read as it was written, whatever letters it has', () => {
    writeCookie('lastUsername', '새벽; a=b%');
    expect(readCookie('lastUsername')).toBe('새벽; a=b%');
  });
  it('is missing once it is removed', () => {
    writeCookie('lastUsername', 'moonlit07');
    removeCookie('lastUsername');
    expect(readCookie('lastUsername')).toBeUndefined();
  });
  it('lasts for a day, for this site alone', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCookie('lastUsername', 'moonlit07');
    writeCookie('remember', '1');
    writeCookie('rememberedPassword', 'username');
    writeCookie('smsLogin', '82 1012345678');
    expect(written.mock.calls).toHaveLength(4);
    for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; Max-Age=86400; Path=\/; SameSite=Strict$/);
    written.mockRestore();
  });
  it('is dropped if it is corrupt', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: somebody else writes it
    document.cookie = 'lastUsername=%E0%A4%A; Path=/';
    expect(readCookie('lastUsername')).toBeUndefined();
  });
});

it('what the edge renders by comes with links from elsewhere, too: the language for a year, an account until the browser is closed', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('language', 'ko');
  writeCookie('signedIn', '1');
  expect(written.mock.calls).toEqual([
    ['language=ko; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['signedIn=1; Path=/; SameSite=Lax'],
  ]);
  written.mockRestore();
  removeCookie('signedIn');
});

describe('a password that an earlier release stored encrypted in a cookie', () => {
  const database = { deleteDatabase: jest.fn() };
  beforeAll(() => Object.defineProperty(globalThis, 'indexedDB', { value: database, configurable: true }));
  afterEach(() => removeCookie('rememberedPassword'));

  it('is deleted on the first visit, and its key too', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier release wrote it
    document.cookie = 'rememberedPassword=q83vASNFZ4k%3D; Path=/';
    expect(readCookie('rememberedPassword')).toBeUndefined();
    forgetSealedPassword();
    expect(document.cookie).not.toContain('rememberedPassword');
    expect(database.deleteDatabase).toHaveBeenCalledWith('tessera-session');
  });

  it('is not confused with the mark of a remembered sign-in, which stays', () => {
    writeCookie('rememberedPassword', 'sms');
    forgetSealedPassword();
    expect(readCookie('rememberedPassword')).toBe('sms');
  });
});

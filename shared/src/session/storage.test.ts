/** @jest-environment jsdom */
import { clearSessionStorage, readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  for (const key of ['account', 'merchant', 'isAgent'] as const) removeStored(key);
});

describe('what the session stores', () => {
  it('gives back what was written', () => {
    writeStored('account', 'ada');
    expect(readStored('account')).toBe('ada');
  });

  it('drops a value that somebody has broken', () => {
    sessionStorage.setItem('isAgent', '"maybe"');
    sessionStorage.setItem('account', '{not json');
    expect(readStored('isAgent')).toBeUndefined();
    expect(readStored('account')).toBeUndefined();
    expect(sessionStorage.getItem('account')).toBeNull();
  });

  it('lasts for the page when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('account', 'ada');
    expect(readStored('account')).toBe('ada');
  });

  it('counts as it was written last when the storage filled up in between, and goes on logout', () => {
    writeStored('settings', { theme: 'old' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('settings', { theme: 'new' });
    expect(readStored('settings')).toEqual({ theme: 'new' });
    clearSessionStorage();
    expect(readStored('settings')).toBeUndefined();
  });

  it('lasts for the page where the browser lets nobody at its storage', () => {
    const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const values = {
      routers: [{ domain: 'aurora.test', speed: 0 }],
      merchantWallet: { wallets: [] },
      platform: 'WEB',
      validate: { rules: [] },
      enableSalary: true,
      enableContract: false,
    } as const;
    writeStored('routers', [...values.routers]);
    writeStored('merchantWallet', values.merchantWallet);
    writeStored('platform', values.platform);
    writeStored('validate', values.validate);
    writeStored('enableSalary', values.enableSalary);
    writeStored('enableContract', values.enableContract);
    for (const [key, value] of Object.entries(values)) expect(readStored(key as keyof typeof values)).toEqual(value);
    clearSessionStorage();
    for (const key of Object.keys(values)) expect(readStored(key as keyof typeof values)).toBeUndefined();
    blocked.mockRestore();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is emptied on logout, all but the merchant', () => {
    writeStored('account', 'ada');
    writeStored('merchant', 'Aurora');
    clearSessionStorage();
    expect(readStored('account')).toBeUndefined();
    expect(readStored('merchant')).toBe('Aurora');
  });
});

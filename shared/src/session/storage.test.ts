/** @jest-environment jsdom */
import { clearSessionStorage, readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  for (const key of ['account', 'merchant', 'isAgent'] as const) removeStored(key);
});

describe('what the session stores', () => {
  it('reads what was written', () => {
    writeStored('account', 'ada');
    expect(readStored('account')).toBe('ada');
  });

  it('drops a corrupt value', () => {
    sessionStorage.setItem('isAgent', '"maybe"');
    sessionStorage.setItem('account', '{not json');
    expect(readStored('isAgent')).toBeUndefined();
    expect(readStored('account')).toBeUndefined();
    expect(sessionStorage.getItem('account')).toBeNull();
  });

  it('lasts as long as the page if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('account', 'ada');
    expect(readStored('account')).toBe('ada');
  });

  it('has its latest value if the storage became full in between, and is cleared on logout', () => {
    writeStored('settings', { theme: 'old' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('settings', { theme: 'new' });
    expect(readStored('settings')).toEqual({ theme: 'new' });
    clearSessionStorage();
    expect(readStored('settings')).toBeUndefined();
  });

  it('lasts as long as the page if the browser blocks storage', () => {
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

  it('is cleared on logout, except the merchant', () => {
    writeStored('account', 'ada');
    writeStored('merchant', 'Aurora');
    clearSessionStorage();
    expect(readStored('account')).toBeUndefined();
    expect(readStored('merchant')).toBe('Aurora');
  });

  it('still has the bets that were not placed after a session has expired, and not after a sign-out', () => {
    const slip = { merchantCode: 'aurora', entries: [], orderedIds: [] };
    writeStored('lotterySlip', slip);
    writeStored('account', 'ada');
    clearSessionStorage('expired');
    expect([readStored('lotterySlip'), readStored('account')]).toEqual([slip, undefined]);
    clearSessionStorage('chosen');
    expect(readStored('lotterySlip')).toBeUndefined();
  });
});

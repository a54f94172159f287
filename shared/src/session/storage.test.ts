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

  it('is emptied on logout, all but the merchant', () => {
    writeStored('account', 'ada');
    writeStored('merchant', 'Aurora');
    clearSessionStorage();
    expect(readStored('account')).toBeUndefined();
    expect(readStored('merchant')).toBe('Aurora');
  });
});

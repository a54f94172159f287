import core from 'crypto-js/core';
import 'crypto-js/enc-base64';
import 'crypto-js/mode-ecb';
import 'crypto-js/tripledes';

const keyLength = 8;

/**
 * Opens the encrypted path of a customer-service entry (spec §4): its last eight characters are the key, what stands
 * before them is base64 of DES-ECB with PKCS7 (decision 23). An adapter of the wire's form: it protects nothing.
 * Throws a `RangeError` when the text does not open.
 */
export function openPath(sealed: string): string {
  const key = core.enc.Utf8.parse(sealed.slice(-keyLength));
  const bytes = core.DES.decrypt(sealed.slice(0, -keyLength), key, { mode: core.mode.ECB, padding: core.pad.Pkcs7 });
  try {
    const path = bytes.toString(core.enc.Utf8);
    if (path !== '') return path;
  } catch {
    // Not UTF-8: the key was another one.
  }
  throw new RangeError('The customer-service path does not open.');
}

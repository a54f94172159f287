import core from 'crypto-js/core';
import 'crypto-js/enc-base64';
import 'crypto-js/mode-ecb';
import 'crypto-js/tripledes';

const keyLength = 8;

/**
 * Decrypts the path of a customer-service entry (spec §4): the last eight characters are the key, the rest is base64
 * of DES-ECB with PKCS7 (decision 23). It follows the wire's format and protects nothing. Throws a `RangeError` if
 * the text cannot be decrypted.
 */
export function openPath(sealed: string): string {
  const key = core.enc.Utf8.parse(sealed.slice(-keyLength));
  const bytes = core.DES.decrypt(sealed.slice(0, -keyLength), key, { mode: core.mode.ECB, padding: core.pad.Pkcs7 });
  try {
    const path = bytes.toString(core.enc.Utf8);
    if (path !== '') return path;
  } catch {
    // Not UTF-8: it was another key.
  }
  throw new RangeError('The customer-service path cannot be decrypted.');
}

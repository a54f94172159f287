import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';

/** Time-based one-time passwords (RFC 6238) as every authenticator app computes them: SHA-1, 30 s, six digits. */
const stepSeconds = 30;
const base32 = new ScureBase32Plugin();

/** Base32 without padding (RFC 4648), as apps take a secret. */
export const toBase32 = (bytes: Uint8Array): string => base32.encode(bytes);

/** HOTP of RFC 4226: the code of one step. */
export function codeOf(secret: Uint8Array, step: number, digits: 6 | 8 = 6): string {
  return generateSync({ strategy: 'hotp', secret, counter: step, digits });
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The step whose code this is, one before and one after the present counted in as clocks differ; null when none. */
export function stepOf(secret: Uint8Array, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(at.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return result.valid ? stepAt(at) + result.delta : null;
}

/** What the app reads from the QR code. */
export function provisioningUri(issuer: string, account: string, secret: Uint8Array): string {
  return generateURI({ issuer, label: account, secret: toBase32(secret) });
}

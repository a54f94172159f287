import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { OperatorKeys } from '../../keys.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

const keyOf = ({ botCheck }: OperatorKeys): Buffer =>
  Buffer.from(hkdfSync('sha256', botCheck, '', 'tessera authenticator', 32));

/** Seals a secret for the database: the key lies in the data folder, not beside it. */
export function sealSecret(keys: OperatorKeys, secret: Uint8Array): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(keys), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed with other keys or changed. */
export function openSecret(keys: OperatorKeys, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(keys), bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
}

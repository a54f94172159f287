import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { OperatorKeys } from '../../../platform/keys/keys.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
/** Prefix of what the sealing key sealed; without it a secret is older and sealed with the bot check's key. */
export const sealMark = '2.';

const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'tessera authenticator', 32));

/** Seals a secret for the database: the key is in the data folder, not in the database. */
export function sealSecret({ sealing }: Pick<OperatorKeys, 'sealing'>, secret: Uint8Array): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFrom(sealing), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return sealMark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed with other keys or changed. */
export function openSecret({ sealing, botCheck }: OperatorKeys, sealed: string): Buffer {
  const isMarked = sealed.startsWith(sealMark);
  const bytes = Buffer.from(isMarked ? sealed.slice(sealMark.length) : sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFrom(isMarked ? sealing : botCheck), bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
}

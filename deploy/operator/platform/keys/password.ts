import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
const blockSize = 8;

function derive(password: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: blockSize, p: 1, maxmem: 256 * 2 ** cost * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (cause, key) =>
      cause ? reject(cause) : resolve(key),
    );
  });
}

/** `scrypt$<log2 N>$<salt>$<key>`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether the password fits; without a hash (unknown account) it does the same work and answers false. */
export async function fitsPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [, storedCost, salt, key] = (hash ?? '').split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), Number(storedCost ?? cost));
  return expected.length === keyLength && timingSafeEqual(actual, expected);
}

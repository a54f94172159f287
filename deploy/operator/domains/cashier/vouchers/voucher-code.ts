import { createHash, randomInt } from 'node:crypto';

/** Crockford's: no letter that is taken for a digit. 32 letters, so each is five bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** A code as it is handed out, in groups of four: 80 random bits. */
export function newVoucherCode(): string {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** As typed: lower case, blanks, hyphens and look-alike letters do not matter. */
const normalized = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** What is stored of a code. It is random enough that a plain hash cannot be searched backwards. */
export const voucherHash = (typed: string): string =>
  createHash('sha256').update(normalized(typed)).digest('base64url');

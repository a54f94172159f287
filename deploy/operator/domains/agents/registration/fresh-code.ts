import { randomInt } from 'node:crypto';

/** No letters that read alike; a letter and a digit are always in it, as the form's rule for codes asks. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const codeDigits = '23456789';

const freshCode = (length: number): string =>
  Array.from({ length }, (_, at) => {
    const from = at % 3 === 2 ? codeDigits : codeLetters;
    return from[randomInt(from.length)];
  }).join('');

/** Of an agent; accounts that register with it are right below. */
export const freshInviteCode = (): string => freshCode(8);

/** Of a promotion link: longer than an invitation code, so that none is ever the other. */
export const freshLinkCode = (): string => freshCode(10);

import { createHmac, randomBytes } from 'node:crypto';

/** 32 bytes in hex: the seed of a draw, or the key of its codes. */
export const newDrawSecret = (): string => randomBytes(32).toString('hex');

/**
 * Stands for a member in the published list of one draw. It follows from a key that was made with the seed and is never
 * published, and its member sees it before the list is: nobody can choose codes later to get other winners.
 */
export const memberCode = (key: string, memberId: number): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`member:${memberId}`).digest('hex').slice(0, 16);

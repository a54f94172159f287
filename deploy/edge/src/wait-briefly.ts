import { setTimeout as after } from 'node:timers/promises';

/** How long a page waits for what it can also do without: it then asks for it, or draws it, itself. */
const pageWaitMs = 200;

/** The value of `work`, or `undefined` if it takes longer than a page may wait. */
export const waitBriefly = <Value>(work: Promise<Value>, ms = pageWaitMs): Promise<Value | undefined> =>
  Promise.race([work, after(ms, undefined, { ref: false })]);

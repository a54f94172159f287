import type { Database } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMember } from './lock-member.ts';

/**
 * Runs a decision about one member's money in one transaction that locks the member, one at a time. Read the clock inside
 * the work: before it, the call may still have to wait. The work may run again after a deadlock. A job waits however many
 * requests of the member do: nobody can keep it away.
 */
export type WithMember = <T>(memberId: number, work: () => Promise<T>, by?: 'request' | 'job') => Promise<T>;

/** More than any page sends at once; further ones are refused with `request.too.frequent`. */
const waitingLimit = 100;

/**
 * Requests wait in this process before they take a connection: many requests of one account wait in memory
 * and not with every connection of the pool. Between processes the row lock decides.
 */
export function createWithMember(db: Pick<Database, 'query' | 'transaction'>): WithMember {
  const turns = new Map<number, { last: Promise<unknown>; waiting: number }>();

  return async (memberId, work, by = 'request') => {
    const turn = turns.get(memberId) ?? { last: Promise.resolve(), waiting: 0 };
    if (by === 'request' && turn.waiting >= waitingLimit)
      throw new Refusal(429, 'request.too.frequent', { retryAfterSeconds: 1 });
    turns.set(memberId, turn);
    turn.waiting += 1;
    const decided = turn.last.then(() =>
      db.transaction(async () => {
        await lockMember(db, memberId);
        return work();
      }),
    );
    // The next one begins whether this one succeeded or not; its own caller gets the failure.
    turn.last = decided.catch(() => undefined);
    try {
      return await decided;
    } finally {
      turn.waiting -= 1;
      if (turn.waiting === 0) turns.delete(memberId);
    }
  };
}

import type { Database } from '@tessera/database/database';
import { lockMember } from '../domains/identity/members/lock-member.ts';

/** Begins a transaction with some work, and holds it open until it is released. */
export function holdTransaction(db: Database, work: () => Promise<unknown>) {
  let release = () => {};
  let held = () => {};
  const isHeld = new Promise<void>((resolve) => {
    held = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done = db.transaction(async () => {
    await work();
    held();
    await released;
  });
  return { isHeld, release: () => release(), done };
}

/** Holds a member's row as a decision under way would, until it is released. */
export const holdMember = (db: Database, memberId: number) => holdTransaction(db, () => lockMember(db, memberId));

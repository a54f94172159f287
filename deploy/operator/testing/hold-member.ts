import type { Database } from '@tessera/database/database';
import { lockMember } from '../domains/identity/members/lock-member.ts';

/** Holds a member's row as a decision under way would, until it is released. */
export function holdMember(db: Database, memberId: number) {
  let release = () => {};
  let held = () => {};
  const isHeld = new Promise<void>((resolve) => {
    held = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done = db.transaction(async () => {
    await lockMember(db, memberId);
    held();
    await released;
  });
  return { isHeld, release: () => release(), done };
}

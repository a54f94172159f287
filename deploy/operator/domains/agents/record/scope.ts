import type { Database } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';

/** Up to so many accounts are read one after the other; the movements and bets of more are found by time. */
const fewAccounts = 300;

/** Whose bets or movements a page shows. */
export interface RecordScope {
  readonly agent: Member;
  /** The accounts to read, also those that have left the team; null when they are many. */
  readonly memberIds: readonly number[] | null;
  readonly isOne: boolean;
}

/** The whole team or, by name, one account of it. A name outside the team is answered like one that nobody has. */
export async function recordScope(db: Database, agent: Member, account: string | undefined): Promise<RecordScope> {
  if (account) {
    const found = await db.query<{ id: number }>(
      `select id from member where merchant = $1 and lower(username) = lower($2) and path like $3 || '%'`,
      [agent.merchant, account, agent.path],
    );
    const [one] = found;
    if (!one) throw new Refusal(404, 'agent.account.unknown');
    return { agent, memberIds: [one.id], isOne: true };
  }
  const rows = await db.query<{ id: number }>(
    `(select id from member where path like $1 || '%' limit $3)
     union (select member_id from member_move where from_path like '%/' || $2::bigint || '/%' limit $3)`,
    [agent.path, agent.id, fewAccounts + 1],
  );
  return { agent, memberIds: rows.length > fewAccounts ? null : rows.map(({ id }) => id), isOne: false };
}

import type { Database } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { accountInTeam } from '../scope.ts';

/** Up to so many accounts are read one after the other; the movements and bets of more are found by time. */
const fewAccounts = 300;

/** Whose bets or movements a page shows. */
export interface RecordScope {
  readonly agent: Member;
  /** The accounts to read, also those that have left the team; null when they are many. */
  readonly memberIds: readonly number[] | null;
  readonly isOne: boolean;
  /** The head of the accounts: the agent, or that of a branch, which may have left the team. */
  readonly head: Pick<Member, 'id' | 'merchant' | 'username' | 'path'>;
  /** Only what was done right below it. */
  readonly under: Member | null;
  readonly part: 'all' | 'own' | 'below';
}

export interface ScopeRequest {
  readonly account?: string | undefined;
  readonly branch?: string | undefined;
  readonly under?: string | undefined;
  readonly part?: 'all' | 'own' | 'below';
}

const unknown = () => new Refusal(404, 'agent.account.unknown');

/** A branch that is, or was, right below an account of the team. */
async function branchUnder({ db }: Pick<AgentsNeeds, 'db'>, under: Member, id: string) {
  const [found] = await db.query<RecordScope['head']>(
    `select id, merchant, username, path from member m where id = $1 and merchant = $2 and (
       path like $3 || '%' or exists (
         select 1 from member_move v where v.member_id = m.id and v.from_path like '%/' || $4::bigint || '/' || m.id || '/'))`,
    [Number(id), under.merchant, `${under.path}${id}/`, under.id],
  );
  if (!found) throw unknown();
  return found;
}

/** Everybody who is or was in the branch, if they are few. */
async function membersOf(db: Database, head: RecordScope['head']): Promise<number[] | null> {
  const rows = await db.query<{ id: number }>(
    `(select id from member where path like $1 || '%' limit $3)
     union (select member_id from member_move where from_path like '%/' || $2::bigint || '/%' limit $3)`,
    [head.path, head.id, fewAccounts + 1],
  );
  return rows.length > fewAccounts ? null : rows.map(({ id }) => id);
}

/** The whole team or, by name or branch, a part of it. What is outside the team is answered like what does not exist. */
export async function recordScope(
  context: Pick<AgentsNeeds, 'db' | 'accounts'>,
  agent: Member,
  { account, branch, under: underId, part = 'all' }: ScopeRequest,
): Promise<RecordScope> {
  const { db } = context;
  const under = underId === undefined ? null : await accountInTeam(context, agent, underId);
  if (account) {
    const [one] = await db.query<RecordScope['head']>(
      `select id, merchant, username, path from member where merchant = $1 and lower(username) = lower($2) and path like $3 || '%'`,
      [agent.merchant, account, agent.path],
    );
    if (!one) throw unknown();
    return { agent, memberIds: [one.id], isOne: true, head: one, under, part: 'all' };
  }
  const head =
    under && branch !== undefined
      ? await branchUnder(context, under, branch)
      : await accountInTeam(context, agent, branch);
  const memberIds = part === 'own' ? [head.id] : await membersOf(db, head);
  return { agent, memberIds, isOne: false, head, under: branch === undefined ? null : under, part };
}

/** SQL on a row with `path` and `member_id`: whether it belongs to the scope. Its parameters are those of {@link placeParams}. */
export const isInPlace = (alias: string, first: number): string =>
  `${alias}.path like '%/' || $${first}::bigint || '/%' and ${alias}.path like $${first + 1}
   and ($${first + 2}::text = 'all' or (${alias}.member_id = $${first + 3}::bigint) = ($${first + 2}::text = 'own'))`;

export const placeParams = ({ agent, head, under, part }: RecordScope) => [
  agent.id,
  under ? `%/${under.id}/${head.id}/%` : `%/${head.id}/%`,
  part,
  head.id,
];

/** The branch whose figures a scope's are a part of; null where they are the agent's own. */
export const branchOf = ({ agent, head, under, isOne }: RecordScope): Pick<Member, 'id'> | null => {
  if (isOne) return null;
  if (under) return under.id === agent.id ? null : under;
  return head.id === agent.id ? null : head;
};

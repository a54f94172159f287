import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import type { MovementRow } from './movement-store.ts';

/** The bets that movements belong to, by the movement's id; only those that the agent can open. */
export async function betsOfMovements(
  { db, hooks }: Pick<AgentsNeeds, 'db' | 'hooks'>,
  agent: Pick<Member, 'id'>,
  rows: readonly MovementRow[],
): Promise<ReadonlyMap<number, string>> {
  const named = rows.flatMap(({ id, source, reference, meta }) => {
    const found = source ?? hooks.betSources.map((sourceOf) => sourceOf({ reference, meta })).find(Boolean);
    return found ? [[id, found] as const] : [];
  });
  const known = await db.query<{ source: string }>(
    `select source from bet where source = any($1::text[]) and path like '%/' || $2::bigint || '/%'`,
    [named.map(([, source]) => source), agent.id],
  );
  const recorded = new Set(known.map(({ source }) => source));
  return new Map(named.filter(([, source]) => recorded.has(source)));
}

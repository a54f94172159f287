import fc from 'fast-check';
import type { Member } from '../identity/members/member.ts';
import { accountInTeam, requireAgent } from './scope.ts';

interface Placed extends Pick<Member, 'id' | 'merchant' | 'path'> {
  readonly parentId: number | null;
}

/** A tree as the database places it: ids from 1, each account below an earlier one or at the top. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), isRoot: fc.boolean(), merchant: fc.constantFrom('aurora', 'lotus') }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((nodes) => {
    const placed: Placed[] = [];
    for (const { parent, isRoot, merchant } of nodes) {
      const id = placed.length + 1;
      const above = isRoot ? undefined : placed[parent % Math.max(1, placed.length)];
      placed.push({
        id,
        parentId: above?.id ?? null,
        merchant: above?.merchant ?? merchant,
        path: `${above?.path ?? '/'}${id}/`,
      });
    }
    return placed;
  });

function isAbove(tree: readonly Placed[], agent: number, id: number | null): boolean {
  for (let at = id; at !== null; at = tree[at - 1]?.parentId ?? null) if (at === agent) return true;
  return false;
}

describe('an agent', () => {
  it('reaches exactly itself and the accounts below it, in any tree', async () => {
    await fc.assert(
      fc.asyncProperty(trees, fc.nat(), async (tree, seat) => {
        const agent = tree[seat % tree.length] as Member;
        const accounts = { byId: async (id: number) => (tree[id - 1] ?? null) as Member | null } as never;
        for (let id = 1; id <= tree.length + 2; id += 1) {
          const found = await accountInTeam({ accounts }, agent, String(id)).catch(
            (cause: { code: string }) => cause.code,
          );
          expect([agent.id, id, found]).toEqual([
            agent.id,
            id,
            isAbove(tree, agent.id, id) && id <= tree.length ? tree[id - 1] : 'agent.account.unknown',
          ]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is one of the four types', () => {
    for (const type of [1, 2, 41, 42]) expect(() => requireAgent({ type } as Member)).not.toThrow();
    for (const type of [0, 3, 4, 40, 43]) expect(() => requireAgent({ type } as Member)).toThrow('account.not.agent');
  });
});

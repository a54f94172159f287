import { branchOf, teamRow } from '../testing/team.ts';
import { branchRows, canOpen, foundRows, rootRows, scopeOfRow, type TreeRow } from './branch-tree.ts';

const agent = teamRow('dist05', { rank: 'subhead', downline: 2 });
const member = teamRow('d01m07');

describe('the tree of the downline', () => {
  it('begins with the agent’s own account, which has nobody below it', () => {
    const rows = rootRows(branchOf(teamRow('agent01', { downline: 40 }), [agent, member]));
    expect(rows.map(({ key }) => key)).toEqual(['own:1', agent.id, member.id]);
    expect(rows.map(canOpen)).toEqual([false, true, false]);
  });

  it('says that rows are coming, and that they did not come', () => {
    expect(branchRows(agent, undefined)[0]?.kind).toBe('waiting');
    expect(branchRows(agent, 'loading')[0]?.kind).toBe('waiting');
    expect(branchRows(agent, 'failed')[0]?.kind).toBe('failed');
  });

  it('shows an own account inside a branch only when something moved on it, so that the rows still add up', () => {
    expect(branchRows(agent, branchOf(agent, [member]))).toHaveLength(1);
    expect(branchRows(agent, branchOf({ ...agent, rebate: 5 }, [member]))).toHaveLength(2);
  });

  it('says how many rows of a large branch are not shown', () => {
    const rows = branchRows(agent, branchOf(agent, [member], { total: 120 }));
    expect(rows[1]).toMatchObject({ kind: 'more', count: 119 });
  });

  it('says of every row whose movements its figures are the sum of', () => {
    const scopes = (rows: readonly TreeRow[]) =>
      rows.flatMap((row) => (row.kind === 'account' ? [scopeOfRow(row, '1')] : []));
    const own = teamRow('agent01', { id: '1', downline: 40 });
    const moved = { ...agent, id: '50', wasMoved: true };
    const left = teamRow('ab****', { id: '77', hasLeft: true });
    expect(scopes(rootRows(branchOf(own, [agent, member, moved, left])))).toEqual([
      { account: 'agent01' },
      { branch: agent.id },
      { account: 'd01m07' },
      { branch: '50', under: '1' },
      { branch: '77', under: '1' },
    ]);
    expect(scopes(branchRows(agent, branchOf({ ...agent, wages: 5 }, [member])))).toEqual([
      { branch: agent.id, part: 'own' },
      { account: 'd01m07' },
    ]);
    // A search finds accounts, each with what it did itself.
    expect(scopes(foundRows(branchOf(own, [agent, left])))).toEqual([{ account: 'dist05' }, undefined]);
  });
});

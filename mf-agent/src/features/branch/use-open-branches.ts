import { useQueryClient } from '@tessera/shared/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTeamMembers } from '../../api/team.ts';
import type { BranchState } from '../../model/branch-tree.ts';
import type { TeamMembersRequest } from '../../model/team.ts';

/** Branches that were opened in place. They belong to one period and order: another one starts over. */
export function useOpenBranches(request: TeamMembersRequest) {
  const client = useQueryClient();
  const [branches, setBranches] = useState<ReadonlyMap<string, BranchState>>(new Map());
  const { period, from, to, sort, order } = request;
  const scope = JSON.stringify([period, from, to, sort, order]);
  const current = useRef(scope);
  useEffect(() => {
    current.current = scope;
    setBranches(new Map());
  }, [scope]);

  const load = useCallback(
    async (parentId: string) => {
      const keep = (state: BranchState) => {
        if (current.current === scope) setBranches((known) => new Map(known).set(parentId, state));
      };
      keep('loading');
      try {
        const below = { period, from, to, sort, order, scope: 'children' as const, parentId, page: 1, pageSize: 100 };
        keep(await client.fetchQuery(useTeamMembers.options(below)));
      } catch {
        // The row itself shows it, with a retry.
        keep('failed');
      }
    },
    [client, scope, period, from, to, sort, order],
  );
  return { branches, load, scope };
}
